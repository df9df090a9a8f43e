#pragma once

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hoigung::base {

// A file of the repository that was embedded at build time.
struct EmbeddedFile {
    std::string_view path;
    std::string_view text;
};

// The text of a file by its path; the build guarantees that it exists.
[[nodiscard]] inline std::string_view text_of(std::span<const EmbeddedFile> files, std::string_view path) {
    const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
    if (file == files.end()) throw std::logic_error(std::string(path).append(" is not in the program"));
    return file->text;
}

}  // namespace hoigung::base
