#include "search/synonyms.hpp"

#include <gtest/gtest.h>

#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

TEST(Synonyms, JoinAtLeast150PairsOfTheTrade) {
    EXPECT_GE(testing::synonyms().size(), 150U);
    for (const auto& group : testing::synonyms()) EXPECT_GE(group.size(), 2U);
}

TEST(Synonyms, AreListsOfTexts) {
    EXPECT_EQ(read_synonyms(R"([["侍應", "waiter"]])").size(), 1U);
    EXPECT_THROW((void)read_synonyms(R"([["侍應", 7]])"), std::runtime_error);
}

}  // namespace
}  // namespace hoigung::search
