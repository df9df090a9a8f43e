#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "feeds/demo/dice.hpp"
#include "feeds/demo/phrases.hpp"
#include "feeds/demo/read_material.hpp"

namespace hoigung::feeds::demo {
namespace {

TEST(Dice, FallTheSameForTheSameSeedPurposeAndNumber) {
    Dice first(1, "job", 2);
    Dice second(1, "job", 2);
    Dice other_number(1, "job", 3);
    Dice other_purpose(1, "logo", 2);
    const auto thrown = first.next();
    EXPECT_EQ(thrown, second.next());
    EXPECT_NE(thrown, other_number.next());
    EXPECT_NE(thrown, other_purpose.next());
}

TEST(Dice, ReachBothEndsAndNothingBeyond) {
    Dice dice(1, "ends", 0);
    std::set<int> seen;
    for (int i = 0; i < 200; ++i) seen.insert(dice.between(3, 6));
    EXPECT_THAT(seen, testing::ElementsAre(3, 4, 5, 6));
}

TEST(Dice, NeverPickWhatHasNoWeight) {
    Dice dice(1, "weights", 0);
    const std::vector<double> weights{0, 3, 0, 1, 0};
    std::array<int, 5> counts{};
    for (int i = 0; i < 400; ++i) ++counts.at(dice.weighted(weights));
    EXPECT_EQ(counts[0] + counts[2] + counts[4], 0);
    EXPECT_GT(counts[1], counts[3]);
    EXPECT_GT(counts[3], 0);
}

TEST(Dice, SomeOfAListAreDistinctMembersOfIt) {
    Dice dice(1, "some", 0);
    const auto some = dice.some(std::vector<int>{1, 2, 3, 4, 5}, 3);
    EXPECT_EQ(some.size(), 3U);
    EXPECT_EQ(std::set<int>(some.begin(), some.end()).size(), 3U);
    EXPECT_EQ(dice.some(std::vector<int>{1, 2}, 9).size(), 2U);
}

TEST(Phrases, BlanksAreFilledInBothLanguages) {
    const LocalizedText made =
        filled({"{a}和{b}，{a}", "{a} and {b}, {a}"}, {{"{a}", {"甲", "A"}}, {"{b}", {"乙", "{a}"}}});
    EXPECT_EQ(made.zh_hant, "甲和乙，甲");
    EXPECT_EQ(made.en, "A and {a}, A") << "what was filled in is not filled again";
}

TEST(Phrases, SentencesBecomeAnEnumeration) {
    const std::vector<LocalizedText> duties{{"招呼客人。", "Welcome customers."},
                                            {"監察閉路電視。", "CCTV duty."}};
    const LocalizedText made = enumerated({"負責：", "Duties: "}, duties);
    EXPECT_EQ(made.zh_hant, "負責：招呼客人；監察閉路電視。");
    EXPECT_EQ(made.en, "Duties: welcome customers; CCTV duty.");
}

TEST(Phrases, DaysAreWrittenAsPeopleWriteThem) {
    using namespace std::chrono;
    EXPECT_EQ(day_in_words(2026y / November / 5).zh_hant, "11 月 5 日");
    EXPECT_EQ(day_in_words(2026y / November / 5).en, "5 November");
}

TEST(Material, AMissingOrWrongFileIsNamed) {
    const auto message_of = [](std::span<const base::EmbeddedFile> files) -> std::string {
        try {
            return read_material(files).places.empty() ? "no places" : "read";
        } catch (const std::exception& error) {
            return error.what();
        }
    };
    EXPECT_THAT(message_of({}), testing::HasSubstr("data/demo/places.json is not in the program"));
    const std::vector<base::EmbeddedFile> wrong{{"data/demo/places.json", R"([{"district":"030503"}])"}};
    EXPECT_THAT(message_of(wrong), testing::HasSubstr("data/demo/places.json: 0.places is missing"));
}

TEST(Material, EveryTradeHasDutiesAndEveryDistrictSixPlaces) {
    const Material material = read_material(demo_files());
    for (const Trade& trade : material.trades.trades) {
        EXPECT_GE(material.duties(trade.type).size(), 5U) << trade.type;
        EXPECT_GE(trade.titles.size(), 2U) << trade.type;
        EXPECT_NO_THROW(static_cast<void>(material.requirements(trade.requirements))) << trade.type;
    }
    for (const auto& district : material.places) EXPECT_GE(district.places.size(), 6U) << district.district;
    for (const auto& usual : material.wording.requirements) {
        EXPECT_GE(usual.sentences.size() + usual.for_beginners.size(), 8U) << usual.group;
    }
}

}  // namespace
}  // namespace hoigung::feeds::demo
