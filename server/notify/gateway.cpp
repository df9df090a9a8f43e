#include "notify/gateway.hpp"

#include <map>

#include <fmt/format.h>

#include "notify/body_template.hpp"
#include "notify/http_post.hpp"

namespace hoigung::notify {

GatewayAnswer post_to_gateway(const GatewaySettings& gateway, const GatewayMessage& message) {
    const bool is_call = message.channel == domain::Channel::voice;
    const std::string& url = is_call && !gateway.voice_url.empty() ? gateway.voice_url : gateway.url;
    const std::string& body = is_call && !gateway.voice_body.empty() ? gateway.voice_body : gateway.body;
    if (url.empty()) return {domain::SendResult::refused, "otp_gateway_url is not set"};
    const std::map<std::string, std::string, std::less<>> values{
        {"to", message.to},
        {"number", message.to.substr(1)},
        {"text", message.text},
        {"code", message.code},
        {"channel", std::string(base::name_of(message.channel))},
        {"language", std::string(base::name_of(message.locale))},
        {"key", gateway.key},
    };
    HttpPost request{.url = fill_template(url, values, Escaping::form),
                     .content_type = gateway.content_type,
                     .body = fill_template(body, values, escaping_for(gateway.content_type)),
                     .headers = {},
                     .timeout = gateway.timeout};
    if (std::string header = fill_template(gateway.header, values, Escaping::none); !header.empty())
        request.headers.push_back(std::move(header));
    const HttpAnswer answer = http_post(request);
    const bool is_taken = answer.is_success() && answer.text.find(gateway.success_text) != std::string::npos;
    if (is_taken) return {};
    const bool is_unknown = !answer.failure.empty() && answer.may_have_arrived;
    return {is_unknown ? domain::SendResult::unknown : domain::SendResult::refused,
            answer.failure.empty() ? fmt::format("status {}", answer.status) : answer.failure};
}

}  // namespace hoigung::notify
