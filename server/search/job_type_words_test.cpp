#include "search/job_type_words.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

std::vector<std::string> called(std::string_view text, std::size_t limit = 5) {
    static const JobTypeWords words(testing::reference_lists(), testing::synonyms(), testing::job_trades());
    return words.called(text, limit);
}

std::string first(std::string_view text) {
    const auto codes = called(text, 1);
    return codes.empty() ? "" : codes.front();
}

TEST(JobTypeWords, FindTypesByWhatPeopleCallThem) {
    EXPECT_EQ(first("樓面"), "WW");
    EXPECT_EQ(first("waiter"), "WW");
    EXPECT_EQ(first("Waitress"), "WW");
    EXPECT_EQ(first("看更"), "SG");
    EXPECT_EQ(first("執貨"), "SK");
    EXPECT_EQ(first("picker"), "WA");
    EXPECT_EQ(first("cashier"), "SC");
    EXPECT_EQ(first("楼面"), "WW");
    EXPECT_EQ(called("水吧"), (std::vector<std::string>{"KH", "DR"}));
    EXPECT_EQ(called("沖奶茶"), (std::vector<std::string>{"KH", "DR"}));
}

TEST(JobTypeWords, FindTypesWhileTheyAreTypedAndInLongerTexts) {
    EXPECT_EQ(first("wai"), "WW");
    EXPECT_EQ(first("兼職樓面服務員（旺角）"), "WW");
    EXPECT_EQ(first("senior security guard"), "SG");
    EXPECT_EQ(called("餐飲", 100).size(), 17U);
    EXPECT_TRUE(called("").empty());
    EXPECT_TRUE(called("太空人").empty());
    // A phrase does not match inside a longer word.
    EXPECT_TRUE(called("barbecue").empty());
}

TEST(JobTypeWords, GivesNoMoreThanAskedFor) {
    EXPECT_EQ(called("員", 3).size(), 3U);
}

TEST(JobTypeWords, KnowEveryTradeThatBelongsToAType) {
    EXPECT_FALSE(testing::job_trades().empty());
    for (const TradesOfType& each : testing::job_trades()) {
        for (const std::string& trade : each.trades) {
            const auto codes = called(trade, 100);
            EXPECT_NE(std::ranges::find(codes, each.type), codes.end()) << trade;
        }
    }
}

}  // namespace
}  // namespace hoigung::search
