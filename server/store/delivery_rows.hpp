#pragma once

#include <span>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of deliveries, written by the transactions that cause them.
namespace hoigung::store {

// Writes each delivery into the table of its way.
void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries);
// Deletes all mails to the address of a person who was removed, both queued and ended.
void forget_deliveries_to(Connection& connection, std::string_view address);

}  // namespace hoigung::store
