#pragma once

#include <vector>

#include "app/route_table.hpp"
#include "app/settings.hpp"

// Every address of the program: those of the site's listener and those of the operations port, each with its
// methods, who may ask, how the body is read, and the answer.
namespace hoigung::app {

struct SiteHandlers;
struct OpsHandlers;

[[nodiscard]] std::vector<Route<SiteHandlers>> site_routes(const Settings& settings);
[[nodiscard]] std::vector<Route<OpsHandlers>> ops_routes(const Settings& settings);

}  // namespace hoigung::app
