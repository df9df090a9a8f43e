#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/settings.hpp"

namespace hoigung::app {

// The effective settings, where each came from, and everything that was wrong, each with its place.
struct LoadedSettings {
    Settings settings;
    // Setting name to source, for those that are not the default.
    std::map<std::string, std::string, std::less<>> sources;
    std::vector<std::string> problems;
};

// The one in the folder where one stands or, when there is none, the installed one.
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

// Flags over environment over file over defaults.
[[nodiscard]] LoadedSettings load_settings(const SettingSources& sources);

// The HOIGUNG_* variables of this process.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> environment_variables();

// What makes these settings unsafe to serve with; empty when nothing does.
[[nodiscard]] std::vector<std::string> dangers_of(const Settings& settings);

}  // namespace hoigung::app
