#pragma once

#include <chrono>
#include <string>

#include "domain/identity/login.hpp"

namespace hoigung::notify {

// Data that every login message of a site contains.
struct LoginTextSettings {
    // The site's host: phones fill in the code from the last line `@host #123456` (WebOTP).
    std::string host;
    std::chrono::seconds code_lasts{300};
};

// The text of a message in its language, for reading or for speaking.
[[nodiscard]] std::string login_text(const domain::LoginMessage& message, const LoginTextSettings& settings);

}  // namespace hoigung::notify
