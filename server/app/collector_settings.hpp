#pragma once

#include "app/settings.hpp"
#include "endpoints/events/collector.hpp"

namespace hoigung::app {

[[nodiscard]] endpoints::CollectorSettings collector_settings(const Settings& settings);

}  // namespace hoigung::app
