#pragma once

#include <span>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of deliveries, written by the transactions that cause them.
namespace hoigung::store {

void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries);
// Deletes all deliveries to a recipient who was removed, both queued and ended.
void forget_deliveries_to(Connection& connection, std::string_view recipient);

}  // namespace hoigung::store
