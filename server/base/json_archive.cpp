#include "base/json_archive.hpp"

namespace hoigung::base {

void JsonReader::read_string(const boost::json::value& json, std::string& out) {
    if (!json.is_string()) return problem("must be a text");
    const std::string_view text(json.get_string());
    if (!is_storable(text)) return problem("must not hold a zero byte");
    out = text;
}

std::size_t JsonReader::enter(std::string_view name) {
    const std::size_t depth = path_.size();
    if (!path_.empty()) path_ += '.';
    path_ += name;
    return depth;
}

void JsonReader::problem(std::string_view message) {
    problems_.push_back(path_.empty() ? std::string(message) : fmt::format("{} {}", path_, message));
}

void JsonReader::problem_at(std::string_view name, std::string_view message) {
    const std::size_t depth = enter(name);
    problem(message);
    leave(depth);
}

}  // namespace hoigung::base
