#include "notify/sms_way.hpp"

namespace hoigung::notify {

domain::DeliveryReport GatewaySmsWay::send(const domain::Delivery& delivery, base::Timestamp) {
    GatewayAnswer answer = post_to_gateway(gateway_, {.channel = domain::Channel::sms,
                                                      .to = delivery.address(),
                                                      .text = delivery.sms().text,
                                                      .code = "",
                                                      .locale = delivery.sms().locale});
    if (answer.result != domain::SendResult::refused) return {};
    return {domain::DeliveryResult::failed, std::move(answer.problem)};
}

domain::DeliveryReport OutboxSmsWay::send(const domain::Delivery& delivery, base::Timestamp now) {
    outbox_.put({domain::OutboxChannel::sms, delivery.address(), delivery.sms().text, now});
    return {};
}

}  // namespace hoigung::notify
