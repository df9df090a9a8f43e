#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace hoigung::content {

// The `key: value` lines between two lines of `---` at the top of a file, and the beginning of the text.
struct FrontMatter {
    struct Field {
        std::string name;
        std::string value;
        int line = 0;
    };
    std::vector<Field> fields;
    std::string_view body;
    int body_line = 1;

    [[nodiscard]] const Field* find(std::string_view name) const;
};

struct FrontMatterFault {
    int line = 1;
    std::string message;
};

// `text` must outlive the result.
[[nodiscard]] base::Result<FrontMatter, FrontMatterFault> parse_front_matter(std::string_view text);

}  // namespace hoigung::content
