#pragma once

#include <chrono>

#include "domain/deliveries/deliveries_of.hpp"

// The texts of mails about a seeker's own account.
namespace hoigung::domain {

// What a mailed code is for.
enum class CodePurpose { login, confirmation };

[[nodiscard]] MailContent seeker_code_mail(CodePurpose purpose, int code, std::chrono::seconds lasts,
                                           Locale locale, const DeliveryRules& rules);

// Why an address no longer belongs to an account.
enum class AddressLoss {
    // The account has another one now.
    changed,
    removed
};

// Tells the address that an account had.
[[nodiscard]] MailContent address_loss_mail(AddressLoss loss, Locale locale, const DeliveryRules& rules);

}  // namespace hoigung::domain
