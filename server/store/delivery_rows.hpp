#pragma once

#include <span>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of deliveries, written by the transactions that cause them.
namespace hoigung::store {

// Writes each delivery into the table of its way.
void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries);
// Delete the mails to an address, both queued and ended: those to an employer, or those to a seeker.
void forget_mails_to_person(Connection& connection, std::string_view address);
void forget_mails_to_seeker(Connection& connection, std::string_view address);

}  // namespace hoigung::store
