#pragma once

#include <array>
#include <chrono>
#include <string>
#include <string_view>

#include "domain/identity/login.hpp"

namespace hoigung::notify {

// The names that templates may have in braces; `number` is without '+'.
inline constexpr std::array<std::string_view, 7> kGatewayPlaceholders{"to",      "number",   "text", "code",
                                                                      "channel", "language", "key"};

// A gateway that accepts messages over HTTP.
struct GatewaySettings {
    std::string url;
    // The URL for voice calls; empty when it is the same as for messages.
    std::string voice_url;
    std::string key;
    // A header line, such as "Authorization: Bearer {key}".
    std::string header;
    std::string content_type;
    std::string body;
    std::string voice_body;
    // Text that a successful answer must contain, besides a status of 2xx; empty for none.
    std::string success_text;
    std::chrono::milliseconds timeout{5000};
};

struct GatewayMessage {
    domain::Channel channel = domain::Channel::sms;
    // With '+' and the country's code.
    std::string to;
    std::string text;
    // Empty in a message without a code.
    std::string code;
    domain::Locale locale = domain::Locale::zh_hant;
};

struct GatewayAnswer {
    domain::SendResult result = domain::SendResult::taken;
    // Neither the address nor the answer, since both may contain the key or the message.
    std::string problem{};
};

// Posts a message and waits for the answer. Certificates are checked, redirects are not followed.
[[nodiscard]] GatewayAnswer post_to_gateway(const GatewaySettings& gateway, const GatewayMessage& message);

}  // namespace hoigung::notify
