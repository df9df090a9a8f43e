#pragma once

#include <string>
#include <utility>

#include "app/erasures_path.hpp"
#include "base/id.hpp"
#include "base/metrics.hpp"
#include "base/movable_clock.hpp"
#include "base/random.hpp"
#include "security/erasure_file.hpp"

namespace hoigung::app {

// The dependencies of every other module.
struct Runtime {
    Runtime(const Settings& given, std::string of_version)
        : settings(given), version(std::move(of_version)) {}

    const Settings& settings;
    // The program's version.
    const std::string version;
    base::MovableClock clock;
    base::SystemRandom random;
    security::ErasureFile erasures{erasures_path(settings)};
    base::Metrics metrics;
    // Identifies this process as a holder of leases.
    const std::string process_id = base::Id<struct ProcessTag>::make(clock.now(), random).text();
};

}  // namespace hoigung::app
