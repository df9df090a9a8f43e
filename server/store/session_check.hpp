#pragma once

#include "store/database_url.hpp"

namespace hoigung::store {

// Throws DatabaseError when a pooler may run each transaction on another of its connections to PostgreSQL:
// prepared statements and session settings, which everything here depends on, would be lost in between. Does
// not throw for a database that cannot be reached.
void require_sessions(const DatabaseUrl& url);

}  // namespace hoigung::store
