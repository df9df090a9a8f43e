#pragma once

#include <soci/soci.h>

#include "store/connection.hpp"

namespace hoigung::store {

// Opens the session and applies the program's settings to it. Throws Unavailable.
void open_backend(soci::session& session, const DatabaseUrl& url, Connection::Access access,
                  const ConnectionLimits& limits);

}  // namespace hoigung::store
