#pragma once

#include <span>
#include <string_view>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of deliveries, written by the transactions that cause them.
namespace hoigung::store {

// Ends a delivery; the caller adds which. The content of news to a seeker is kept with the failure, so that
// the operator can send it again. That of other mails is deleted: it has codes and links that let somebody
// in.
inline constexpr std::string_view kEnd =
    "UPDATE deliveries SET ended_at = :now, problem = :problem, document = CASE WHEN "
    "(way <> 'mail' OR topic LIKE 'seeker %') AND expires_at - queued_at >= 3600000 THEN document "
    "ELSE '{}' END";

// Writes each delivery into the table of its way.
void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries);
// Delete the mails to an address, both queued and ended: those to an employer, or those to a seeker.
void forget_mails_to_person(Connection& connection, std::string_view address);
void forget_mails_to_seeker(Connection& connection, std::string_view address);
// Deletes the pushes and the SMS to a seeker, before their browsers and their telephone are forgotten.
void forget_pushes_and_sms(Connection& connection, domain::SeekerId seeker);

}  // namespace hoigung::store
