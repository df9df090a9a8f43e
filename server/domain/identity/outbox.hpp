#pragma once

#include <string>
#include <vector>

#include "base/time.hpp"
#include "domain/identity/login.hpp"

namespace hoigung::domain {

// A message as a person would have received it.
struct OutboxMessage {
    Channel channel = Channel::sms;
    Telephone telephone;
    std::string text;
    base::Timestamp sent_at;
};

// Where messages go that are not really sent: for development.
class Outbox {
  public:
    virtual ~Outbox() = default;
    virtual void put(const OutboxMessage& message) = 0;
    // Newest first.
    [[nodiscard]] virtual std::vector<OutboxMessage> latest(int limit) = 0;
};

}  // namespace hoigung::domain
