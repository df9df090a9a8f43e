#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/settings.hpp"

namespace hoigung::app {

// The effective settings, where each came from, and all problems, each with its place.
struct LoadedSettings {
    Settings settings;
    // The source by the setting's name, for settings that do not have the default.
    std::map<std::string, std::string, std::less<>> sources;
    std::vector<std::string> problems;
};

// The file in the working directory or, when there is none, the installed one.
[[nodiscard]] std::string usual_settings_file();

struct SettingSources {
    // The file must exist when it was named explicitly; the usual one may be missing.
    std::string file = usual_settings_file();
    bool file_named = false;
    // HOIGUNG_PORT=8080 as {"HOIGUNG_PORT", "8080"}
    std::vector<std::pair<std::string, std::string>> environment;
    // --port 8080 as {"port", "8080"}
    std::vector<std::pair<std::string, std::string>> flags;
};

// Precedence: flags, environment, file, defaults.
[[nodiscard]] LoadedSettings load_settings(const SettingSources& sources);

// The HOIGUNG_* variables of this process.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> environment_variables();

// Reasons why it is unsafe to serve with these settings; empty when there are none.
[[nodiscard]] std::vector<std::string> dangers_of(const Settings& settings);

}  // namespace hoigung::app
