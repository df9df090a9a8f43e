#pragma once

#include <string>

#include "domain/deliveries/delivery.hpp"
#include "domain/locale.hpp"

// Makes mails from letters.
namespace hoigung::domain {

struct MailHead {
    std::string subject;
    // The sender's name shown to the receiver.
    std::string sender_name;
    Locale locale = Locale::zh_hant;
    // See MailContent.
    std::string unsubscribe_url{};
};

// The mail with its plain text.
[[nodiscard]] MailContent mail_of(const MailHead& head, Letter letter);

}  // namespace hoigung::domain
