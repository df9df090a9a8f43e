#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/time.hpp"

namespace hoigung::domain {

enum class OutboxChannel { sms, voice, mail };

// A message as its receiver would see it.
struct OutboxMessage {
    OutboxChannel channel = OutboxChannel::sms;
    // A telephone or an e-mail address.
    std::string recipient;
    std::string text;
    base::Timestamp sent_at;
    // The HTML of a mail; empty for a message that is only text.
    std::string html{};
};

// Collects messages instead of sending them, for development.
class Outbox {
  public:
    virtual ~Outbox() = default;
    virtual void put(const OutboxMessage& message) = 0;
    // Newest first.
    [[nodiscard]] virtual std::vector<OutboxMessage> latest(int limit) = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::OutboxChannel> {
    static constexpr std::array<std::string_view, 3> values{"sms", "voice", "mail"};
};
