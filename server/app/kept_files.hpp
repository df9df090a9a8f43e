#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>

#include "app/web_build.hpp"

namespace hoigung::app {

struct KeptFilesLimits {
    // Counted from when a build was last in use.
    std::chrono::hours age{14 * 24};
    std::uintmax_t bytes = 100U << 20;
};

// Copies the files of this build whose names carry a hash into a folder that outlasts upgrades, and drops
// what is too old or too much there, the oldest first. The files of this build always stay.
void keep_files_of_build(const std::filesystem::path& web_root, const std::filesystem::path& kept,
                         std::filesystem::file_time_type now, const KeptFilesLimits& limits = {});

// Adds to the build what earlier ones had: a page that is open since before the upgrade finds its scripts.
void add_kept_files(WebBuild& web, const std::filesystem::path& kept);

}  // namespace hoigung::app
