#include "content/front_matter.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"

namespace hoigung::content {
namespace {

constexpr std::string_view kFence = "---";

std::string_view take_line(std::string_view& rest) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::string_view without_quotes(std::string_view value) {
    const bool quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
    return quoted ? value.substr(1, value.size() - 2) : value;
}

bool is_name(std::string_view text) {
    return !text.empty() &&
           std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

}  // namespace

const FrontMatter::Field* FrontMatter::find(std::string_view name) const {
    const auto found = std::ranges::find(fields, name, &Field::name);
    return found == fields.end() ? nullptr : &*found;
}

base::Result<FrontMatter, FrontMatterFault> parse_front_matter(std::string_view text) {
    if (!base::is_utf8(text)) return FrontMatterFault{1, "is not UTF-8"};
    FrontMatter matter;
    std::string_view rest = text;
    if (take_line(rest) != kFence) return FrontMatterFault{1, "does not begin with a line of ---"};
    for (int line = 2; !rest.empty(); ++line) {
        const std::string_view content = take_line(rest);
        if (content == kFence) {
            matter.body = rest;
            matter.body_line = line + 1;
            return matter;
        }
        if (base::trim(content).empty()) continue;
        const std::size_t colon = content.find(':');
        const std::string_view name = content.substr(0, std::min(colon, content.size()));
        if (colon == std::string_view::npos || !is_name(name))
            return FrontMatterFault{line, "is not a line of the form 'key: value'"};
        if (matter.find(name) != nullptr)
            return FrontMatterFault{line, fmt::format("says {} a second time", name)};
        const std::string_view value = without_quotes(base::trim(content.substr(colon + 1)));
        matter.fields.push_back({std::string(name), std::string(value), line});
    }
    return FrontMatterFault{1, "has no second line of --- that ends the front matter"};
}

}  // namespace hoigung::content
