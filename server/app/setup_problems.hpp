#pragma once

#include <string>
#include <vector>

#include "app/settings.hpp"

namespace hoigung::app {

struct SetupProblem {
    std::string words;
    // Whether `serve` would stop because of it; otherwise the site would start, but be of little use.
    bool is_fatal = false;
};

// The problems with settings that are well-formed, each with the setting's name.
[[nodiscard]] std::vector<SetupProblem> setup_problems_of(const Settings& settings);

}  // namespace hoigung::app
