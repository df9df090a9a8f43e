#include "notify/mail_message.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/base64.hpp"
#include "notify/letter_html.hpp"

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

domain::Delivery letter_delivery() {
    auto made = delivery();
    domain::MailContent& mail = made.mail();
    mail.letter = domain::Letter{.sections = {{.heading = "新職位"}}};
    mail.unsubscribe_url = "https://x.hk/hk/unsubscribe/abc";
    mail.language = "zh-Hant-HK";
    return made;
}

// A part of a message with a text.
std::string part_with(std::string_view type, std::string_view text) {
    constexpr std::size_t kLineBytes = 57;
    std::string part =
        fmt::format("\r\nContent-Type: {}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n", type);
    for (std::size_t at = 0; at < text.size(); at += kLineBytes)
        part += base::base64(text.substr(at, kLineBytes)) + "\r\n";
    return part + "--form-0123456789abcdef01234567";
}

TEST(MailMessage, CarriesALetterAsTextAndAsHtml) {
    RecordProperty("rows", "12.10");
    const auto made = letter_delivery();
    const std::string message = mail_message(made, kSender, kNow);
    EXPECT_THAT(
        message,
        HasSubstr("Content-Type: multipart/alternative; boundary=\"form-0123456789abcdef01234567\"\r\n"
                  "\r\n--form-0123456789abcdef01234567\r\nContent-Type: text/plain"));
    EXPECT_THAT(message, HasSubstr(part_with("text/plain", "Hello")));
    EXPECT_THAT(message, HasSubstr(part_with("text/html", letter_html(made.mail()))));
    EXPECT_LT(message.find("text/plain"), message.find("text/html")) << "programs show the last one";
    EXPECT_TRUE(message.ends_with("\r\n--form-0123456789abcdef01234567--\r\n"));
    EXPECT_THAT(message, HasSubstr("\r\nContent-Language: zh-Hant-HK\r\n"));
    EXPECT_THAT(message, HasSubstr("\r\nMessage-ID: <0123456789abcdef01234567@example.hk>\r\n"));
    EXPECT_THAT(message, HasSubstr("\r\nAuto-Submitted: auto-generated\r\n"));
}

TEST(MailMessage, CarriesFilesBesideBothForms) {
    RecordProperty("rows", "12.10");
    auto made = letter_delivery();
    made.mail().attachments = {{"interview.ics", "text/calendar; charset=utf-8; method=PUBLISH", "BEGIN"}};
    const std::string message = mail_message(made, kSender, kNow);
    EXPECT_THAT(message,
                HasSubstr("Content-Type: multipart/mixed; boundary=\"part-0123456789abcdef01234567\"\r\n"
                          "\r\n--part-0123456789abcdef01234567\r\nContent-Type: multipart/alternative; "));
    EXPECT_THAT(message, HasSubstr("\r\n--form-0123456789abcdef01234567--\r\n"
                                   "--part-0123456789abcdef01234567\r\nContent-Type: text/calendar"));
    EXPECT_TRUE(message.ends_with("\r\n--part-0123456789abcdef01234567--\r\n"));
}

TEST(MailMessage, OffersToEndTheMailsWithOneClick) {
    RecordProperty("rows", "12.10");
    EXPECT_THAT(mail_message(letter_delivery(), kSender, kNow),
                HasSubstr("\r\nList-Unsubscribe: <https://x.hk/hk/unsubscribe/abc>\r\n"
                          "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
    EXPECT_THAT(mail_message(delivery(), kSender, kNow), Not(HasSubstr("List-Unsubscribe")));
}

TEST(MailMessage, NothingInAUrlBeginsAnotherHeader) {
    auto made = letter_delivery();
    for (const std::string& url : {std::string("https://x.hk/\r\nBcc: everybody@example.hk"),
                                   std::string("https://x.hk/>, <mailto:other@example.hk"),
                                   "https://x.hk/" + std::string(1000, 'a')}) {
        made.mail().unsubscribe_url = url;
        EXPECT_THAT(mail_message(made, kSender, kNow), Not(HasSubstr("List-Unsubscribe"))) << url;
    }
}

TEST(MailMessage, IsPlainTextWithoutALetter) {
    const std::string message = mail_message(delivery(), kSender, kNow);
    EXPECT_TRUE(
        message.ends_with("Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n"
                          "Content-Type: text/plain; charset=utf-8\r\n"
                          "Content-Transfer-Encoding: base64\r\n\r\nSGVsbG8=\r\n"))
        << message;
}

}  // namespace
}  // namespace hoigung::notify
