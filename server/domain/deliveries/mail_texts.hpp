#pragma once

#include <span>

#include "domain/deliveries/deliveries_of.hpp"

// The text of a mail, in plain text.
namespace hoigung::domain {

[[nodiscard]] MailContent mail_text(const MailEvent& event, const Receiver& receiver,
                                    const DeliveryRules& rules, base::Timestamp now);

// Joins several deliveries for receivers of a daily mail; a single one stays unchanged.
[[nodiscard]] MailContent joined(std::span<const Delivery> deliveries);

}  // namespace hoigung::domain
