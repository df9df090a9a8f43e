#pragma once

#include "domain/applications/application_store.hpp"
#include "store/connection.hpp"

// How far the followers of the log of changes of applications have come.
namespace hoigung::store {

// Moves a cursor forward. False when it has been there already. The cursor stays locked until the transaction
// ends.
inline bool advance_cursor(Connection& connection, domain::LogFollower follower, std::int64_t up_to) {
    return connection.execute("UPDATE counters SET value = :up_to WHERE name = :follower AND value < :up_to",
                              up_to, base::name_of(follower)) > 0;
}

}  // namespace hoigung::store
