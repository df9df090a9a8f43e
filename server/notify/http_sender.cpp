#include "notify/http_sender.hpp"

#include <map>

#include <fmt/format.h>

#include "base/log.hpp"
#include "notify/body_template.hpp"
#include "notify/http_post.hpp"

namespace hoigung::notify {
HttpSender::HttpSender(GatewaySettings gateway, LoginTextSettings texts)
    : gateway_(std::move(gateway)), texts_(std::move(texts)) {}

domain::SendResult HttpSender::send(const domain::LoginMessage& message) {
    const bool is_call = message.channel == domain::Channel::voice;
    const std::string& url = is_call && !gateway_.voice_url.empty() ? gateway_.voice_url : gateway_.url;
    const std::string& body = is_call && !gateway_.voice_body.empty() ? gateway_.voice_body : gateway_.body;
    if (url.empty()) {
        base::log::error("a login code was not sent: otp_gateway_url is not set");
        return domain::SendResult::refused;
    }
    const std::map<std::string, std::string, std::less<>> values{
        {"to", message.telephone.text()},
        {"number", message.telephone.text().substr(1)},
        {"text", login_text(message, texts_)},
        {"code", std::to_string(message.code)},
        {"channel", std::string(base::name_of(message.channel))},
        {"language", std::string(base::name_of(message.locale))},
        {"key", gateway_.key},
    };
    HttpPost request{.url = fill_template(url, values, Escaping::form),
                     .content_type = gateway_.content_type,
                     .body = fill_template(body, values, escaping_for(gateway_.content_type)),
                     .headers = {},
                     .timeout = gateway_.timeout};
    if (std::string header = fill_template(gateway_.header, values, Escaping::none); !header.empty())
        request.headers.push_back(std::move(header));
    const HttpAnswer answer = http_post(request);
    const bool is_taken = answer.is_success() && answer.text.find(gateway_.success_text) != std::string::npos;
    if (is_taken) return domain::SendResult::taken;
    // Neither the address nor the answer is logged: both may contain the key or the code.
    base::log::warning("the gateway did not take a login code: {}",
                       answer.failure.empty() ? fmt::format("status {}", answer.status) : answer.failure);
    const bool is_unknown = !answer.failure.empty() && answer.may_have_arrived;
    return is_unknown ? domain::SendResult::unknown : domain::SendResult::refused;
}

}  // namespace hoigung::notify
