#pragma once

#include <span>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of deliveries, as the transactions that cause them write them.
namespace hoigung::store {

void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries);
// Whatever waits for or was kept about a receiver who is no more.
void forget_deliveries_to(Connection& connection, std::string_view recipient);

}  // namespace hoigung::store
