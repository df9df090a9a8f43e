#include "app/route_table.hpp"

#include <algorithm>

namespace hoigung::app {
namespace {

constexpr std::string_view kRest = "/**";

// The first segment of a path that begins with a slash, without that slash.
std::string_view take_segment(std::string_view& path) {
    path.remove_prefix(1);
    const std::string_view segment = path.substr(0, path.find('/'));
    path.remove_prefix(segment.size());
    return segment;
}

// The text that the star of `pattern` stands for; empty when the segment does not fit.
std::string_view starred(std::string_view pattern, std::size_t star, std::string_view segment) {
    const std::string_view begin = pattern.substr(0, star);
    const std::string_view end = pattern.substr(star + 1);
    if (segment.size() <= begin.size() + end.size() || !segment.starts_with(begin) || !segment.ends_with(end))
        return {};
    return segment.substr(begin.size(), segment.size() - begin.size() - end.size());
}

}  // namespace

PathPattern::PathPattern(std::string text, TrailingSlash slash)
    : text_(std::move(text)), begin_(text_.substr(0, text_.find('*'))), slash_(slash) {}

std::vector<std::string> PathPattern::ids(std::string_view path) const {
    std::vector<std::string> found;
    match(path, &found);
    return found;
}

bool PathPattern::match(std::string_view path, std::vector<std::string>* ids) const {
    // Most paths differ here already.
    if (!path.starts_with(begin_)) return false;
    if (text_ == "**") return true;
    std::string_view pattern = text_;
    while (!pattern.empty() && pattern != kRest) {
        if (path.empty()) return false;
        const std::string_view wanted = take_segment(pattern);
        const std::string_view given = take_segment(path);
        const std::size_t star = wanted.find('*');
        if (star == std::string_view::npos) {
            if (wanted != given) return false;
            continue;
        }
        const std::string_view id = starred(wanted, star, given);
        if (id.empty()) return false;
        if (ids != nullptr) ids->emplace_back(id);
    }
    if (pattern.empty()) return path.empty() || (slash_ == TrailingSlash::ignored && path == "/");
    if (path.empty()) return false;
    if (ids != nullptr) ids->emplace_back(path.substr(1));
    return true;
}

http::Response no_route(std::span<const std::string_view> allowed) {
    if (allowed.empty()) return http::Response::error(404, "Not found");
    std::string names;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
        if (std::ranges::find(allowed.first(i), allowed[i]) !=
            allowed.begin() + static_cast<std::ptrdiff_t>(i))
            continue;
        names.append(names.empty() ? "" : ", ").append(allowed[i]);
    }
    return http::Response::error(405, "Method not allowed").with("Allow", names);
}

}  // namespace hoigung::app
