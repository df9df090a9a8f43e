#include "notify/login_text.hpp"

#include <fmt/format.h>

namespace hoigung::notify {
namespace {

using domain::Locale;

// Written "1 2 3 4 5 6", so that the voice reads digit by digit, and repeated.
std::string spoken(const domain::LoginMessage& message) {
    std::string digits;
    for (const char digit : std::to_string(message.code)) {
        if (!digits.empty()) digits += ' ';
        digits += digit;
    }
    if (message.locale == Locale::en)
        return fmt::format("Your verification code is {0}. Once again: {0}.", digits);
    return fmt::format("你的驗證碼是 {0}。再說一次：{0}。", digits);
}

}  // namespace

std::string login_text(const domain::LoginMessage& message, const LoginTextSettings& settings) {
    if (message.channel == domain::Channel::voice) return spoken(message);
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(settings.code_lasts).count();
    const std::string words =
        message.locale == Locale::en
            ? fmt::format("Your verification code is {}. Valid for {} minutes.", message.code, minutes)
            : fmt::format("你的驗證碼是 {}，{} 分鐘內有效。", message.code, minutes);
    return fmt::format("{}\n\n@{} #{}", words, settings.host, message.code);
}

}  // namespace hoigung::notify
