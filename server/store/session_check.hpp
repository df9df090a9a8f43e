#pragma once

#include "store/database_url.hpp"

namespace hoigung::store {

// Throws DatabaseError when a pooler gives each transaction another of its connections to PostgreSQL:
// prepared statements and settings of a session, on which everything here depends, would be lost in between.
// Says nothing about a database that cannot be reached.
void require_sessions(const DatabaseUrl& url);

}  // namespace hoigung::store
