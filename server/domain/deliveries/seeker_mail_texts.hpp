#pragma once

#include <chrono>

#include "domain/deliveries/deliveries_of.hpp"

// The texts of mails about a seeker's own account.
namespace hoigung::domain {

// The purpose of a mailed code.
enum class CodePurpose { login, confirmation };

[[nodiscard]] MailContent seeker_code_mail(CodePurpose purpose, int code, std::chrono::seconds lasts,
                                           Locale locale, const DeliveryRules& rules);

// The reason why an address no longer belongs to an account.
enum class AddressLoss {
    // The account has a new address.
    changed,
    removed
};

// The notice to the address that an account had.
[[nodiscard]] MailContent address_loss_mail(AddressLoss loss, Locale locale, const DeliveryRules& rules);

}  // namespace hoigung::domain
