#include "notify/login_text.hpp"

#include <gtest/gtest.h>

#include "notify/body_template.hpp"

namespace hoigung::notify {
namespace {

using domain::Channel;
using domain::Locale;

TEST(LoginText, SaysTheCodeInBothLanguagesAndEndsWithTheLineThatPhonesRead) {
    const LoginTextSettings settings{"www.hoigung.example.hk", std::chrono::seconds{300}};
    const auto telephone = domain::Telephone::parse("+85261234567").value();
    EXPECT_EQ(login_text({Channel::sms, telephone, 123456, Locale::en}, settings),
              "Your verification code is 123456. Valid for 5 minutes.\n\n@www.hoigung.example.hk #123456");
    EXPECT_EQ(login_text({Channel::sms, telephone, 123456, Locale::zh_hant}, settings),
              "你的驗證碼是 123456，5 分鐘內有效。\n\n@www.hoigung.example.hk #123456");
}

TEST(LoginText, IsReadDigitByDigitByAVoice) {
    const auto telephone = domain::Telephone::parse("+85221234567").value();
    EXPECT_EQ(login_text({Channel::voice, telephone, 102030, Locale::en}, {"x", {}}),
              "Your verification code is 1 0 2 0 3 0. Once again: 1 0 2 0 3 0.");
}

TEST(BodyTemplate, PutsValuesInAsTheBodyNeedsThem) {
    const std::map<std::string, std::string, std::less<>> values{{"text", "一 \"&\n"}, {"to", "+852"}};
    EXPECT_EQ(fill_template("{to}: {text}", values, Escaping::none), "+852: 一 \"&\n");
    EXPECT_EQ(fill_template(R"({"a":{"b":"{text}"}})", values, Escaping::json), R"({"a":{"b":"一 \"&\n"}})");
    EXPECT_EQ(fill_template("To={to}&Body={text}", values, Escaping::form),
              "To=%2B852&Body=%E4%B8%80%20%22%26%0A");
    EXPECT_EQ(fill_template("{unknown} {to", values, Escaping::none), "{unknown} {to");
    EXPECT_EQ(escaping_for("application/json; charset=utf-8"), Escaping::json);
    EXPECT_EQ(escaping_for("application/x-www-form-urlencoded"), Escaping::form);
    EXPECT_EQ(escaping_for("text/plain"), Escaping::none);
}

}  // namespace
}  // namespace hoigung::notify
