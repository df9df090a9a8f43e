#pragma once

#include <string>
#include <vector>

#include "app/settings.hpp"

namespace hoigung::app {

struct SetupProblem {
    std::string words;
    // `serve` would stop at it; otherwise it would leave the site of little use.
    bool is_fatal = false;
};

// What is wrong with settings that can be read, each with the setting's name.
[[nodiscard]] std::vector<SetupProblem> setup_problems_of(const Settings& settings);

}  // namespace hoigung::app
