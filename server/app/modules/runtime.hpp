#pragma once

#include <string>

#include "app/erasures_path.hpp"
#include "base/id.hpp"
#include "base/metrics.hpp"
#include "base/movable_clock.hpp"
#include "base/random.hpp"
#include "security/erasure_file.hpp"

namespace hoigung::app {

// What every other module depends on.
struct Runtime {
    explicit Runtime(const Settings& given) : settings(given) {}

    const Settings& settings;
    base::MovableClock clock;
    base::SystemRandom random;
    security::ErasureFile erasures{erasures_path(settings)};
    base::Metrics metrics;
    // Identifies this process as a holder of leases.
    const std::string process_id = base::Id<struct ProcessTag>::make(clock.now(), random).text();
};

}  // namespace hoigung::app
