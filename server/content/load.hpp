#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/library.hpp"
#include "content/problem.hpp"

namespace hoigung::content {

struct LoadOptions {
    // The prefix of the content service's addresses.
    std::string root = "/content";
    // Spec 9: published articles only in production and beta.
    bool drafts = false;
    // Replaces {site_name} in the articles.
    domain::LocalizedText site_name{};
    // Replaces {prices}; Markdown.
    domain::LocalizedText prices{};
};

struct Loaded {
    Library::Contents contents;
    // The files that were refused, and why.
    std::vector<Problem> problems;
};

// Reads content/<dir>/<locale>/<name>.md, content/categories.json and content/covers.
[[nodiscard]] Loaded load_folder(const std::filesystem::path& folder, const LoadOptions& options);

// Changes when a file in the folder is added, removed or written.
[[nodiscard]] std::string fingerprint(const std::filesystem::path& folder);

}  // namespace hoigung::content
