#include "notify/http_sender.hpp"

#include "base/log.hpp"

namespace hoigung::notify {
HttpSender::HttpSender(GatewaySettings gateway, LoginTextSettings texts)
    : gateway_(std::move(gateway)), texts_(std::move(texts)) {}

domain::SendResult HttpSender::send(const domain::LoginMessage& message) {
    const GatewayAnswer answer = post_to_gateway(gateway_, {.channel = message.channel,
                                                            .to = message.telephone.text(),
                                                            .text = login_text(message, texts_),
                                                            .code = std::to_string(message.code),
                                                            .locale = message.locale});
    if (!answer.problem.empty())
        base::log::warning("the gateway did not take a login code: {}", answer.problem);
    return answer.result;
}

}  // namespace hoigung::notify
