#pragma once

#include <string>

#include "domain/deliveries/delivery.hpp"

namespace hoigung::notify {

// The HTML form of a mail that has a letter: one document with inline styles for light and dark screens,
// without scripts, pictures or anything else to load. Only web addresses become links.
[[nodiscard]] std::string letter_html(const domain::MailContent& content);

}  // namespace hoigung::notify
