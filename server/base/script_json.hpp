#pragma once

#include <string>
#include <string_view>

namespace hoigung::base {

// JSON for a script element: every `<` is escaped, so that it cannot end the element.
[[nodiscard]] inline std::string json_in_script(std::string_view json) {
    std::string out;
    out.reserve(json.size());
    while (true) {
        const std::size_t at = json.find('<');
        out += json.substr(0, at);
        if (at == std::string_view::npos) return out;
        out += "\\u003c";
        json.remove_prefix(at + 1);
    }
}

}  // namespace hoigung::base
