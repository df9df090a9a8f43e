#include "notify/outbox_sender.hpp"

#include "base/log.hpp"

namespace hoigung::notify {

domain::SendResult OutboxSender::send(const domain::LoginMessage& message) {
    const std::string text = login_text(message, texts_);
    const bool is_call = message.channel == domain::Channel::voice;
    outbox_.put({is_call ? domain::OutboxChannel::voice : domain::OutboxChannel::sms,
                 message.telephone.text(), text, clock_.now()});
    base::log::info("outbox: {} to {}: {}", base::name_of(message.channel), message.telephone.text(), text);
    return domain::SendResult::taken;
}

}  // namespace hoigung::notify
