#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/library.hpp"
#include "content/problem.hpp"

namespace hoigung::content {

struct LoadOptions {
    // What addresses of the content service begin with.
    std::string root = "/content";
    // Spec 9: published articles only in production and beta.
    bool drafts = false;
    // What {site_name} stands for in the articles.
    domain::LocalizedText site_name{};
    // What {prices} stands for: Markdown.
    domain::LocalizedText prices{};
};

struct Loaded {
    Library::Contents contents;
    // Files that were refused, and why.
    std::vector<Problem> problems;
};

// Reads content/<dir>/<locale>/<name>.md, content/categories.json and content/covers.
[[nodiscard]] Loaded load_folder(const std::filesystem::path& folder, const LoadOptions& options);

// Changes when a file in the folder is added, removed or written.
[[nodiscard]] std::string fingerprint(const std::filesystem::path& folder);

}  // namespace hoigung::content
