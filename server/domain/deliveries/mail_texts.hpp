#pragma once

#include <span>

#include "domain/deliveries/deliveries_of.hpp"

// The words of mails, in plain text.
namespace hoigung::domain {

[[nodiscard]] DeliveryContent mail_text(const MailEvent& event, Locale locale, const DeliveryRules& rules);

// Several as one, for who wants a mail a day; one as it is.
[[nodiscard]] DeliveryContent joined(std::span<const Delivery> deliveries);

}  // namespace hoigung::domain
