#include "domain/ingest/concerns.hpp"

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<ConcernKind> grounds_in(std::string text) {
    JobPosting posting;
    posting.description.zh_hant = std::move(text);
    std::vector<ConcernKind> grounds;
    for (const Concern& concern : concerns_of(posting)) grounds.push_back(concern.kind);
    return grounds;
}

TEST(Concerns, NameASexAsACondition) {
    for (const char* text :
         {"只限女性", "女士優先", "只請男生", "Female only.", "MALE PREFERRED", "Ｌａｄｉｅｓ only"})
        EXPECT_THAT(grounds_in(text), ElementsAre(ConcernKind::sex)) << text;
    for (const char* text : {"負責女裝部", "Women's wear and men's wear", "female changing room", "男女不限"})
        EXPECT_THAT(grounds_in(text), IsEmpty()) << text;
}

TEST(Concerns, NameAHighestAgeAndLeaveTheLawsOwnLowestAlone) {
    for (const char* text : {"18-35歲", "年齡 35 歲以下", "35歲或以下", "年齡不超過40歲", "aged 18 - 35",
                             "Under 35 years old", "age between 20 to 30", "２０至３０歲"})
        EXPECT_THAT(grounds_in(text), ElementsAre(ConcernKind::age)) << text;
    for (const char* text :
         {"18歲或以上", "aged 18 or above", "8-10 小時", "$60-65 an hour", "under 5 minutes from the MTR",
          "電話 2123 4567", "aged care home", "3 years or above"})
        EXPECT_THAT(grounds_in(text), IsEmpty()) << text;
}

TEST(Concerns, NameRaceAndTheOtherGrounds) {
    EXPECT_THAT(grounds_in("本地人優先"), ElementsAre(ConcernKind::race));
    EXPECT_THAT(grounds_in("Chinese only"), ElementsAre(ConcernKind::race));
    EXPECT_THAT(grounds_in("Reads Chinese, only a little English"), IsEmpty());
    EXPECT_THAT(grounds_in("無家庭負擔"), ElementsAre(ConcernKind::family_status));
    EXPECT_THAT(grounds_in("孕婦免問"), ElementsAre(ConcernKind::pregnancy));
    EXPECT_THAT(grounds_in("未婚優先"), ElementsAre(ConcernKind::marital_status));
    EXPECT_THAT(grounds_in("五官端正"), ElementsAre(ConcernKind::disability));
}

TEST(Concerns, AreFoundInNameAndAttributesAndNamedOnce) {
    JobPosting posting;
    posting.name = {"侍應（限女）", "Waiter, ladies only"};
    posting.description = {"限女。限女。", ""};
    posting.attributes = {{{}, {"年輕人優先", ""}, 0, 0}};
    EXPECT_THAT(concerns_of(posting),
                ElementsAre(Concern{ConcernKind::sex, "限女"}, Concern{ConcernKind::sex, "ladies only"},
                            Concern{ConcernKind::age, "年輕人優先"}));
}

TEST(Concerns, TellBothSexesFromOne) {
    RecordProperty("rows", "10.18");
    for (const char* text : {"不限男女", "男女不限", "性別不限", "男女侍應均可", "Waiter / Waitress"})
        EXPECT_THAT(grounds_in(text), IsEmpty()) << text;
    for (const char* text : {"女收銀員", "男女不限，但男性優先", "Salesgirl"})
        EXPECT_THAT(grounds_in(text), ElementsAre(ConcernKind::sex)) << text;
    EXPECT_THAT(grounds_in("不請印巴籍"), ElementsAre(ConcernKind::race));
    EXPECT_THAT(grounds_in("未婚"), ElementsAre(ConcernKind::marital_status));
    EXPECT_THAT(grounds_in("加微信 wechat: abc123"), ElementsAre(ConcernKind::moves_to_chat));
    EXPECT_THAT(grounds_in("No Chinese required"), IsEmpty());
}

TEST(Concerns, QuoteTheTextAsTyped) {
    JobPosting posting;
    posting.name = {"", "ＬＡＤＩＥＳ Only"};
    posting.description = {"詳情請加 WeChat：ABC123，謝謝。歡迎查詢。", ""};
    EXPECT_THAT(concerns_of(posting),
                ElementsAre(Concern{ConcernKind::sex, "ＬＡＤＩＥＳ Only"},
                            Concern{ConcernKind::moves_to_chat, "詳情請加 WeChat：ABC123，謝謝。"}));
}

}  // namespace
}  // namespace hoigung::domain
