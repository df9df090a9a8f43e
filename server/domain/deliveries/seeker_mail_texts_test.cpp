#include "domain/deliveries/seeker_mail_texts.hpp"

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const DeliveryRules kMailTextRules{.site_name = "開工",
                                   .portal_address = "https://hoigung.hk/portal/",
                                   .site_address = "https://hoigung.hk",
                                   .site_name_en = "Hoigung"};

TEST(SeekerMailTexts, ACodeStandsAloneOnItsLineAndTheSubjectBeginsWithIt) {
    RecordProperty("rows", "12.07");
    for (const CodePurpose purpose : {CodePurpose::login, CodePurpose::confirmation}) {
        for (const Locale locale : {Locale::en, Locale::zh_hant}) {
            const MailContent mail = seeker_code_mail(purpose, 123456, 300s, locale, kMailTextRules);
            EXPECT_TRUE(mail.subject.starts_with("123456 ")) << mail.subject;
            EXPECT_THAT(mail.text, HasSubstr("\n123456\n"));
            EXPECT_EQ(mail.sender_name, kMailTextRules.name_in(locale));
            EXPECT_THAT(mail.text, HasSubstr(kMailTextRules.name_in(locale)));
            ASSERT_TRUE(mail.letter);
            EXPECT_EQ(mail.letter->sections.front().code, "123456");
        }
    }
    EXPECT_THAT(seeker_code_mail(CodePurpose::login, 123456, 290s, Locale::en, kMailTextRules).text,
                HasSubstr("within 5 minutes"));
    EXPECT_THAT(seeker_code_mail(CodePurpose::login, 123456, 290s, Locale::zh_hant, kMailTextRules).text,
                HasSubstr("5 分鐘內有效"));
}

TEST(SeekerMailTexts, WhatACodeIsForIsSaid) {
    EXPECT_THAT(seeker_code_mail(CodePurpose::login, 123456, 300s, Locale::en, kMailTextRules).text,
                AllOf(HasSubstr("to log in"), Not(HasSubstr("confirm"))));
    EXPECT_THAT(seeker_code_mail(CodePurpose::confirmation, 123456, 300s, Locale::en, kMailTextRules).text,
                AllOf(HasSubstr("to confirm"), Not(HasSubstr("log in"))));
}

TEST(SeekerMailTexts, AnOldAddressReadsWhatHappenedAndWhereToTurn) {
    RecordProperty("rows", "12.07");
    const MailContent changed = address_loss_mail(AddressLoss::changed, Locale::en, kMailTextRules);
    EXPECT_THAT(changed.subject, HasSubstr("another email address"));
    EXPECT_THAT(changed.text, HasSubstr("https://hoigung.hk/hk/en/contact-us/"));
    const MailContent removed = address_loss_mail(AddressLoss::removed, Locale::zh_hant, kMailTextRules);
    EXPECT_EQ(removed.subject, "你的 開工 帳戶已移除此電郵地址");
    EXPECT_THAT(removed.text, HasSubstr("https://hoigung.hk/hk/contact-us/"));
}

}  // namespace
}  // namespace hoigung::domain
