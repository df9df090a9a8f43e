#pragma once

#include <chrono>
#include <string>

#include "domain/identity/login.hpp"

namespace hoigung::notify {

// What every message of a site contains.
struct LoginTextSettings {
    // The site's host: phones fill a code in by the last line `@host #123456` (WebOTP).
    std::string host;
    std::chrono::seconds code_lasts{300};
};

// The words of a message, in its language: to be read, or to be spoken.
[[nodiscard]] std::string login_text(const domain::LoginMessage& message, const LoginTextSettings& settings);

}  // namespace hoigung::notify
