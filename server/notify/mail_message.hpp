#pragma once

#include <string>
#include <string_view>

#include "base/time.hpp"
#include "domain/deliveries/delivery.hpp"

namespace hoigung::notify {

// The sender of mails.
struct MailSender {
    // Shown beside the address; when it is empty, each mail shows the site's name in the mail's language.
    std::string name;
    std::string address;

    // Parses "Hoigung 開工 <no-reply@example.hk>" or a bare address.
    [[nodiscard]] static MailSender parse(std::string_view text);
    // The part after the at sign.
    [[nodiscard]] std::string_view host() const;
};

// The message of a delivery (RFC 5322), with CRLF line ends. Its Message-ID depends only on the delivery's id
// and the sender's host, so a repeated mail has the same one.
[[nodiscard]] std::string mail_message(const domain::Delivery& delivery, const MailSender& sender,
                                       base::Timestamp now);

}  // namespace hoigung::notify
