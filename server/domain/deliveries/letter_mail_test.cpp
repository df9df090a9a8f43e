#include "domain/deliveries/letter_mail.hpp"

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

const LetterItem kCook{"Cook", {"Dragon Kitchen", "$20,000"}, "https://x.hk/hk/en/jobs/cook/"};

Letter letter_of(LetterSection section) {
    return {.sections = {std::move(section)},
            .footnotes = {"You get this mail because you gave this address."},
            .links = {{"Unsubscribe", "https://x.hk/hk/en/unsubscribe/"}}};
}

TEST(LetterMail, WritesEachPartOfALetterAsPlainText) {
    RecordProperty("rows", "12.10");
    const Letter letter = letter_of({.heading = "New jobs",
                                     .paragraphs = {"Two jobs match.", "They are new."},
                                     .code = "123456",
                                     .items = {kCook, {"Driver", {}, ""}},
                                     .button = LetterLink{"See all", "https://x.hk/hk/en/newest/"}});
    const MailContent mail =
        mail_of({"2 new jobs", "Hoigung", Locale::en, "https://x.hk/unsubscribe/1"}, letter);
    EXPECT_EQ(mail.subject, "2 new jobs");
    EXPECT_EQ(mail.sender_name, "Hoigung");
    EXPECT_EQ(mail.unsubscribe_url, "https://x.hk/unsubscribe/1");
    EXPECT_EQ(mail.language, "en");
    EXPECT_EQ(mail.letter, letter);
    EXPECT_EQ(mail.text,
              "New jobs\n\nTwo jobs match.\n\nThey are new.\n\n123456\n\n"
              "- Cook\n  Dragon Kitchen\n  $20,000\n  https://x.hk/hk/en/jobs/cook/\n\n- Driver\n\n"
              "See all:\nhttps://x.hk/hk/en/newest/\n\n"
              "----------------------------------------\n\n"
              "You get this mail because you gave this address.\n\n"
              "Unsubscribe:\nhttps://x.hk/hk/en/unsubscribe/\n");
}

TEST(LetterMail, WritesChineseWithItsColonAndItsLanguage) {
    RecordProperty("rows", "12.10");
    const MailContent mail =
        mail_of({"新職位", "開工", Locale::zh_hant},
                {.sections = {{.heading = "", .button = LetterLink{"查看職位", "https://x.hk/"}}}});
    EXPECT_EQ(mail.language, "zh-Hant-HK");
    EXPECT_EQ(mail.text, "查看職位：\nhttps://x.hk/\n");
}

}  // namespace
}  // namespace hoigung::domain
