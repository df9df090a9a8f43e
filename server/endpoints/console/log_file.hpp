#pragma once

#include "endpoints/console/console_service.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints::console {

// The log as a file for spreadsheets, with the filters of the request's query. That somebody took it is a
// line of the log, too. Reads the database.
[[nodiscard]] http::Response log_file(const ConsoleService& service, const http::Request& request);

}  // namespace hoigung::endpoints::console
