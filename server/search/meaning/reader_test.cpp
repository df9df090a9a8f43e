#include "search/meaning/reader.hpp"

#include <gtest/gtest.h>

#include "search/testing/trade.hpp"

namespace hoigung::search::meaning {
namespace {

using domain::PartKind;

Reading read(std::string_view text, const std::vector<std::string>& as_words = {}) {
    return testing::dictionary()->read(text, as_words);
}

// The names of the parts that were understood, in Chinese; other words unchanged.
std::vector<std::string> meanings(std::string_view text) {
    std::vector<std::string> names;
    for (const Part& part : read(text).parts)
        names.push_back(part.name.empty() ? part.text : part.name.zh_hant);
    return names;
}

using Names = std::vector<std::string>;

TEST(Reader, TakesPlacesByEveryNameTheyHave) {
    RecordProperty("rows", "14.01");
    for (const std::string_view text : {"旺角", "Mong Kok", "mongkok", "mk", "MongKok", "旺角區"}) {
        const Reading reading = read(text);
        ASSERT_FALSE(reading.parts.empty()) << text;
        EXPECT_EQ(reading.parts.front().districts, (std::vector<std::string_view>{"030503"})) << text;
    }
    EXPECT_EQ(read("深水步").parts.front().districts, (std::vector<std::string_view>{"030601"}));
    EXPECT_EQ(read("淘大").parts.front().districts, (std::vector<std::string_view>{"030901"}));
    EXPECT_EQ(read("港島綫").parts.front().districts.size(), 9U);
    EXPECT_EQ(read("island line").parts.front().districts, read("港島線").parts.front().districts);
    EXPECT_EQ(read("九龍").parts.front().districts.size(), 13U) << "with jobs somewhere in it";
}

TEST(Reader, TakesAStationForItsSurroundings) {
    RecordProperty("rows", "14.04");
    for (const std::string_view text :
         {"旺角站", "mong kok station", "mtr mong kok", "港鐵旺角站", "旺角站附近"}) {
        const Reading reading = read(text);
        ASSERT_EQ(reading.parts.size(), 1U) << text;
        EXPECT_TRUE(reading.parts.front().bounds.near) << text;
    }
    EXPECT_TRUE(read("大窩口站").parts.front().bounds.near);
    EXPECT_FALSE(read("旺角").parts.front().bounds.near);
}

TEST(Reader, AsksForThePlaceOfWhoeverIsNear) {
    RecordProperty("rows", "14.04");
    for (const std::string_view text : {"near me", "附近", "jobs near me", "附近工作"}) {
        const Reading reading = read(text);
        ASSERT_EQ(reading.parts.size(), 1U) << text;
        EXPECT_EQ(reading.parts.front().kind, PartKind::near_me) << text;
    }
    EXPECT_EQ(meanings("旺角附近 侍應"), (Names{"旺角", "侍應"}));
}

TEST(Reader, AnEverydayWordIsNoPlace) {
    EXPECT_EQ(read("western").parts.front().kind, PartKind::work);
    EXPECT_EQ(read("大學 圖書館").parts.front().kind, PartKind::words);
    EXPECT_EQ(read("central kitchen").parts.front().kind, PartKind::work);
}

TEST(Reader, TakesAmountsInDigitsAndInNumerals) {
    RecordProperty("rows", "14.01");
    for (const std::string_view text :
         {"$70", "時薪70", "時薪七十", "70蚊個鐘", "七十蚊一個鐘", "$70/hr", "70 per hour", "hourly 70",
          "HK$70", "時薪 $70 以上", "時薪７０元或以上"}) {
        const Reading reading = read(text);
        ASSERT_EQ(reading.parts.size(), 1U) << text;
        EXPECT_EQ(reading.parts.front().bounds.hourly_rate, 70) << text;
    }
    for (const std::string_view text :
         {"月薪18000", "月薪$18,000", "18k", "1.8萬", "一萬八", "一萬八千", "18000", "salary 18000",
          "月入一萬八", "18,000 a month", "人工萬八", "1萬8"}) {
        const Reading reading = read(text);
        ASSERT_EQ(reading.parts.size(), 1U) << text;
        EXPECT_EQ(reading.parts.front().bounds.monthly_rate, 18000) << text;
    }
    EXPECT_EQ(read("月薪二萬").parts.front().bounds.monthly_rate, 20000);
    EXPECT_EQ(read("兩萬").parts.front().bounds.monthly_rate, 20000);
    EXPECT_EQ(read("20k").parts.front().bounds.monthly_rate, 20000);
    EXPECT_EQ(meanings("waiter $65"), (Names{"waiter", "時薪 $65 起"}));
}

TEST(Reader, ANumberThatIsNoPayStaysAWord) {
    for (const std::string_view text :
         {"24小時", "7-11", "三三", "萬寧", "百佳", "1號店", "k11x", "99999999999"}) {
        for (const Part& part : read(text).parts) EXPECT_NE(part.kind, PartKind::pay) << text;
    }
}

TEST(Reader, TakesDaysAndTheirNumber) {
    RecordProperty("rows", "14.01");
    EXPECT_EQ(meanings("sat sun"), Names{"只限週末"});
    EXPECT_EQ(meanings("星期六日"), Names{"只限週末"});
    EXPECT_EQ(meanings("週末"), Names{"只限週末"});
    EXPECT_EQ(meanings("旺角 星期日"), (Names{"旺角", "星期日"}));
    EXPECT_EQ(meanings("平日"), Names{"平日"});
    EXPECT_EQ(meanings("mon to fri"), Names{"星期一至五"});
    EXPECT_EQ(read("一星期返三日").parts.front().bounds.days_per_week, 3);
    EXPECT_EQ(read("3 days a week").parts.front().bounds.days_per_week, 3);
    EXPECT_EQ(read("每日4小時").parts.front().bounds.hours_per_day, 4);
    EXPECT_EQ(read("4 hours a day").parts.front().bounds.hours_per_day, 4);
}

TEST(Reader, TakesTimesOfTheDay) {
    RecordProperty("rows", "14.01");
    EXPECT_EQ(meanings("返夜"), Names{"夜更"});
    EXPECT_EQ(meanings("朝九晚六"), Names{"09:00 至 18:00"});
    EXPECT_EQ(meanings("朝9晚6"), Names{"09:00 至 18:00"});
    EXPECT_EQ(meanings("9 to 6"), Names{"09:00 至 18:00"});
    EXPECT_EQ(meanings("9-6 clerk"), (Names{"09:00 至 18:00", "clerk"}));
    EXPECT_EQ(meanings("9am-6pm"), Names{"09:00 至 18:00"});
    EXPECT_EQ(meanings("after 6pm"), Names{"18:00 後"});
    EXPECT_EQ(meanings("after 6"), Names{"18:00 後"});
    EXPECT_EQ(meanings("六點後"), Names{"18:00 後"});
    EXPECT_EQ(meanings("6點前"), Names{"18:00 前"});
    EXPECT_EQ(meanings("18:30後"), Names{"18:30 後"});
}

TEST(Reader, ANegationTurnsRoundWhatFollows) {
    RecordProperty("rows", "14.01");
    for (const std::string_view text : {"唔使返夜", "唔返夜", "不用夜更", "no night shift",
                                        "without night shift", "唔使返夜更", "無夜更", "no nights"}) {
        EXPECT_EQ(meanings(text), Names{"不用夜更"}) << text;
    }
    EXPECT_EQ(meanings("唔使通宵 保安"), (Names{"不用通宵", "保安"}));
    EXPECT_EQ(meanings("no weekend clerk"), (Names{"週末放假", "clerk"}));
    EXPECT_EQ(meanings("星期六日唔使返"), Names{"週末放假"});
    const Reading reading = read("唔要推銷");
    ASSERT_EQ(reading.parts.size(), 1U);
    EXPECT_TRUE(reading.parts.front().clauses.empty());
    EXPECT_FALSE(reading.parts.front().excluded.empty());
}

TEST(Reader, ANegationOfNothingKnownIsAWord) {
    EXPECT_EQ(meanings("無印良品"), Names{"無印良品"});
    EXPECT_EQ(meanings("有線電視"), Names{"有線電視"});
}

TEST(Reader, TakesConditionsAndLanguages) {
    RecordProperty("rows", "14.01");
    EXPECT_EQ(meanings("唔使經驗 現金出糧"), (Names{"無經驗可", "即日出糧"}));
    EXPECT_EQ(meanings("cash daily"), Names{"即日出糧"});
    EXPECT_EQ(meanings("學生暑期工"), Names{"歡迎學生"});
    EXPECT_EQ(meanings("nepali speaking"), Names{"尼泊爾語"});
    EXPECT_EQ(meanings("no chinese needed cleaner"), (Names{"毋須說中文", "cleaner"}));
    EXPECT_EQ(meanings("講英文 客服"), (Names{"說英語", "客服"}));
}

TEST(Reader, TakesTheNamesThatPeopleHaveForWork) {
    RecordProperty("rows", "14.01");
    EXPECT_EQ(meanings("炒鑊"), Names{"廚師"});
    EXPECT_EQ(meanings("tea lady"), Names{"辦公室助理"});
    EXPECT_EQ(meanings("睇更 唔使返夜"), (Names{"保安員", "不用夜更"}));
}

TEST(Reader, TakesTheLongestPhrases) {
    EXPECT_EQ(meanings("pt waitress mong kok sat sun"), (Names{"兼職", "waitress", "旺角", "只限週末"}));
    EXPECT_EQ(meanings("侍應 旺角 唔返夜"), (Names{"侍應", "旺角", "不用夜更"}));
    EXPECT_EQ(meanings("我想搵旺角嘅侍應兼職"), (Names{"旺角", "侍應", "兼職"}));
    EXPECT_EQ(meanings("warehouse night shatin"), (Names{"warehouse", "夜更", "沙田"}));
}

TEST(Reader, MakesNoDifferenceOfScriptAndCase) {
    EXPECT_EQ(meanings("兼职 侍应 观塘"), (Names{"兼職", "侍应", "觀塘"}));
    EXPECT_EQ(meanings("NO NIGHT SHIFT"), meanings("no night shift"));
}

TEST(Reader, LooksForAPartAsWordsWhenAskedTo) {
    RecordProperty("rows", "14.02");
    const Reading reading = read("侍應 旺角 唔返夜", {"旺角"});
    ASSERT_EQ(reading.parts.size(), 3U);
    EXPECT_EQ(reading.parts[1].kind, PartKind::words);
    EXPECT_TRUE(reading.parts[1].districts.empty());
    EXPECT_EQ(read("唔返夜", {"唔返夜"}).parts.front().kind, PartKind::words);
}

TEST(Reader, SeveralPlacesMeanAnyOfThem) {
    const TextQuery query = read("旺角或油麻地").query();
    ASSERT_EQ(query.clauses.size(), 1U);
    EXPECT_EQ(query.clauses.front().any.size(), 2U);
    // 九龍 adds nothing to 旺角, which lies in it.
    EXPECT_EQ(read("九龍旺角").query().clauses.front().any.size(), 1U);
}

TEST(Reader, AsksForNothingThatWasLeftOut) {
    RecordProperty("rows", "14.03");
    const Reading reading = read("侍應 旺角 $70");
    EXPECT_EQ(reading.query({false, false, true}).bounds, Bounds{});
    EXPECT_EQ(reading.query({false, true, false}).clauses.size(), 1U);
    EXPECT_TRUE(reading.told({false, true, false})[1].left_out);
}

TEST(Reader, AsksForWhatComesNearWhenAMeaningIsLeftOut) {
    RecordProperty("rows", "14.03");
    EXPECT_FALSE(read("nepali speaking").query({true}).clauses.empty());
    EXPECT_FALSE(read("在家工作").query({true}).clauses.empty());
    EXPECT_TRUE(read("星期日").query({true}).empty());
}

TEST(Reader, TakesAnyBytes) {
    EXPECT_TRUE(read("").parts.empty());
    EXPECT_TRUE(read(" ！？ ").parts.empty());
    EXPECT_LE(read(std::string(5000, '9')).parts.size(), 1U);
    EXPECT_FALSE(read("waiter\xFF").parts.empty());
    for (const std::string_view text : {"唔", "no", "$", "後", "after", "站", "一", "萬", "9-", "的"})
        EXPECT_LE(read(text).parts.size(), 2U) << text;
}

}  // namespace
}  // namespace hoigung::search::meaning
