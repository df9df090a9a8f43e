#include "notify/mail_message.hpp"

#include <gmock/gmock.h>

namespace hoigung::notify {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

domain::Delivery delivery() {
    domain::Delivery made;
    made.id = domain::DeliveryId::parse("0123456789abcdef01234567").value();
    made.recipient = "chan@example.hk";
    made.content = domain::MailContent{"123456 is your code", "Hello"};
    return made;
}

const MailSender kSender = MailSender::parse("Hoigung 開工 <no-reply@example.hk>");
const base::Timestamp kNow = base::parse_timestamp("2026-11-17T03:30:05Z").value();

TEST(MailMessage, ReadsWhomMailsComeFrom) {
    EXPECT_EQ(kSender.name, "Hoigung 開工");
    EXPECT_EQ(kSender.address, "no-reply@example.hk");
    EXPECT_EQ(kSender.host(), "example.hk");
    EXPECT_EQ(MailSender::parse(" a@b.hk ").address, "a@b.hk");
}

TEST(MailMessage, IsTheSameMessageWheneverItIsSent) {
    const std::string id = "Message-ID: <0123456789abcdef01234567@example.hk>\r\n";
    EXPECT_THAT(mail_message(delivery(), kSender, kNow), HasSubstr(id));
    EXPECT_THAT(mail_message(delivery(), kSender, kNow + std::chrono::hours{5}), HasSubstr(id));
    EXPECT_THAT(mail_message(delivery(), kSender, kNow),
                HasSubstr("Date: Tue, 17 Nov 2026 11:30:05 +0800\r\n"));
}

TEST(MailMessage, NothingInASubjectBeginsAnotherHeader) {
    auto made = delivery();
    made.mail().subject = "餐廳\r\nBcc: everybody@example.hk";
    EXPECT_THAT(mail_message(made, kSender, kNow), Not(HasSubstr("Bcc")));
}

TEST(MailMessage, CutsNoCharacterOfALongSubject) {
    auto made = delivery();
    made.mail().subject.clear();
    for (int i = 0; i < 40; ++i) made.mail().subject += "開";
    const std::string message = mail_message(made, kSender, kNow);
    // Fifteen characters of three bytes fill a word.
    EXPECT_THAT(message, HasSubstr("?=\r\n =?UTF-8?B?"));
    EXPECT_THAT(message,
                HasSubstr("=?UTF-8?B?6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL6ZaL?="));
}

TEST(MailMessage, CarriesFilesBesideTheText) {
    RecordProperty("rows", "10.29");
    auto made = delivery();
    made.mail().attachments = {{"interview.ics", "text/calendar; charset=utf-8; method=PUBLISH", "BEGIN"}};
    const std::string message = mail_message(made, kSender, kNow);
    EXPECT_THAT(message,
                HasSubstr("Content-Type: multipart/mixed; boundary=\"part-0123456789abcdef01234567\"\r\n"
                          "\r\n--part-0123456789abcdef01234567\r\n"
                          "Content-Type: text/plain; charset=utf-8\r\n"
                          "Content-Transfer-Encoding: base64\r\n\r\nSGVsbG8=\r\n"
                          "--part-0123456789abcdef01234567\r\n"
                          "Content-Type: text/calendar; charset=utf-8; method=PUBLISH\r\n"
                          "Content-Disposition: attachment; filename=\"interview.ics\"\r\n"
                          "Content-Transfer-Encoding: base64\r\n\r\nQkVHSU4=\r\n"
                          "--part-0123456789abcdef01234567--\r\n"));
}

}  // namespace
}  // namespace hoigung::notify
