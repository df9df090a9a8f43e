#include "search/text_query.hpp"

#include <gtest/gtest.h>

#include "search/job_text.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

TextQuery parse(std::string_view text) {
    return parse_text(text, testing::dictionary()->lexicon);
}

// Whether two texts ask for the same: the same clauses in any order.
bool same(std::string_view left, std::string_view right) {
    const auto sorted = [](const TextQuery& query) {
        std::vector<std::vector<Term>> terms;
        for (const Clause& clause : query.clauses) terms.push_back(clause.any);
        std::ranges::sort(terms);
        return terms;
    };
    return sorted(parse(left)) == sorted(parse(right));
}

TEST(TextQuery, MakesNoDifferenceOfCaseWidthOrAccent) {
    EXPECT_TRUE(same("Waiter", "WAITER"));
    EXPECT_TRUE(same("ＷＡＩＴＥＲ", "waiter"));
    EXPECT_TRUE(same("Café", "cafe"));
    EXPECT_TRUE(same("２４小時", "24小時"));
}

TEST(TextQuery, MakesNoDifferenceOfSimplifiedAndTraditional) {
    for (const auto& [left, right] :
         std::vector<std::pair<std::string_view, std::string_view>>{{"厨师", "廚師"},
                                                                    {"观塘", "觀塘"},
                                                                    {"铜锣湾", "銅鑼灣"},
                                                                    {"仓务员", "倉務員"},
                                                                    {"裏", "裡"},
                                                                    {"麵", "麪"},
                                                                    {"綫", "線"},
                                                                    {"店舖", "店鋪"},
                                                                    {"葵涌", "葵湧"},
                                                                    {"警衞", "警衛"},
                                                                    {"啟德", "啓德"},
                                                                    {"羣", "群"},
                                                                    {"尖沙咀兼职", "尖沙咀兼職"},
                                                                    {"週末", "周末"},
                                                                    {"化粧", "化妝"},
                                                                    {"着", "著"}}) {
        EXPECT_TRUE(same(left, right)) << left << " " << right;
    }
}

TEST(TextQuery, StemsEnglishWords) {
    EXPECT_TRUE(same("waiters", "waiter"));
    EXPECT_TRUE(same("delivering parcels", "deliver parcel"));
}

TEST(TextQuery, SynonymsJoinTheLanguages) {
    EXPECT_TRUE(same("侍應", "waiter"));
    EXPECT_TRUE(same("收銀", "cashier"));
    EXPECT_TRUE(same("洗碗", "dishwasher"));
    EXPECT_TRUE(same("Mong Kok", "旺角"));
    EXPECT_TRUE(same("返夜更 保安", "security night shift"));
    EXPECT_TRUE(same("part-time", "兼職"));
    EXPECT_TRUE(same("Tsim Sha Tsui", "尖沙嘴"));
}

TEST(TextQuery, UnderstandsUnspacedCompounds) {
    EXPECT_TRUE(same("銅鑼灣兼職", "銅鑼灣 兼職"));
    EXPECT_TRUE(same("旺角侍應part time", "旺角 侍應 兼職"));
    EXPECT_TRUE(same("觀塘倉務兼職", "warehouse kwun tong part time"));
    EXPECT_TRUE(same("沙田夜更保安", "沙田 夜更 保安"));
    EXPECT_TRUE(same("無經驗文員", "文員 no experience"));
    EXPECT_TRUE(same("尖沙咀酒樓樓面", "尖沙咀 酒樓 侍應"));
}

TEST(TextQuery, LeavesOutWordsThatSayNothing) {
    EXPECT_TRUE(same("waiter jobs in mong kok", "waiter mong kok"));
    EXPECT_TRUE(same("請侍應", "侍應"));
    EXPECT_TRUE(same("搵侍應工作", "侍應"));
    EXPECT_FALSE(parse("job").empty());
    EXPECT_FALSE(parse("工作").empty());
}

TEST(TextQuery, MatchesUnknownChineseByCharactersSideBySideAndOneByItself) {
    EXPECT_EQ(parse("鯨鯊").clauses.size(), 1U);
    EXPECT_EQ(parse("銀龍閣").clauses.size(), 1U);
    EXPECT_EQ(parse("鯨鯊鯉鯽").clauses.size(), 2U);
    EXPECT_EQ(parse("鯨").clauses.size(), 1U);
    EXPECT_EQ(parse("鯨 鯊").clauses.size(), 2U);
    EXPECT_TRUE(same("鯨鯊 鯨鯊", "鯨鯊"));
}

TEST(TextQuery, IsEmptyWithoutWords) {
    EXPECT_TRUE(parse("").empty());
    EXPECT_TRUE(parse("  ！？ -- …").empty());
}

TEST(TextQuery, LooksAtTheFirst120CharactersOnly) {
    const std::string filler(kLongestText, ' ');
    EXPECT_TRUE(same("waiter" + filler + "cook", "waiter"));
    EXPECT_LE(parse(std::string(5000, 'x')).clauses.size(), 1U);
}

TEST(TextQuery, TakesBytesThatAreNotUtf8) {
    EXPECT_TRUE(same("waiter\xFF", "waiter"));
    EXPECT_TRUE(parse("\xC3\x28\xA0").clauses.size() <= 1);
}

}  // namespace
}  // namespace hoigung::search
