#pragma once

#include <span>
#include <string_view>

namespace hoigung::base {

// A file of the repository that was put into the program at build time.
struct EmbeddedFile {
    std::string_view path;
    std::string_view text;
};

}  // namespace hoigung::base
