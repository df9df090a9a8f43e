#pragma once

#include <string>
#include <string_view>

#include "base/time.hpp"
#include "domain/deliveries/delivery.hpp"

namespace hoigung::notify {

// Whom mails come from.
struct MailSender {
    // Shown beside the address of every mail; when it is empty, each shows what the site is called in its own
    // language.
    std::string name;
    std::string address;

    // "Hoigung 開工 <no-reply@example.hk>" or an address alone.
    [[nodiscard]] static MailSender parse(std::string_view text);
    // What follows the at sign.
    [[nodiscard]] std::string_view host() const;
};

// The message of a delivery (RFC 5322), lines ended by CRLF. Its Message-ID comes from the delivery's id
// alone.
[[nodiscard]] std::string mail_message(const domain::Delivery& delivery, const MailSender& sender,
                                       base::Timestamp now);

}  // namespace hoigung::notify
