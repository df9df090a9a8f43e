#include "graphql/execution/json_inspection.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

constexpr std::size_t kMostItems = 10;
constexpr int kDeepest = 2;

std::string inspect_at(const boost::json::value& value, int depth);

std::string inspect_array(const boost::json::array& array, int depth) {
    if (array.empty()) return "[]";
    if (depth > kDeepest) return "[Array]";
    std::string out = "[";
    const auto shown = std::min(array.size(), kMostItems);
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0) out += ", ";
        out += inspect_at(array[i], depth);
    }
    const auto left = array.size() - shown;
    if (left > 0) out += fmt::format(", ... {} more item{}", left, left == 1 ? "" : "s");
    return out + "]";
}

std::string inspect_object(const boost::json::object& object, int depth) {
    if (object.empty()) return "{}";
    if (depth > kDeepest) return "[Object]";
    std::string out = "{ ";
    for (const auto& [key, member] : object) {
        if (out.size() > 2) out += ", ";
        out += std::string_view(key);
        out += ": " + inspect_at(member, depth);
    }
    return out + " }";
}

std::string inspect_at(const boost::json::value& value, int depth) {
    switch (value.kind()) {
        case boost::json::kind::string: {
            std::string out;
            base::append_json_string(out, value.get_string());
            return out;
        }
        case boost::json::kind::bool_:
            return value.get_bool() ? "true" : "false";
        case boost::json::kind::array:
            return inspect_array(value.get_array(), depth + 1);
        case boost::json::kind::object:
            return inspect_object(value.get_object(), depth + 1);
        case boost::json::kind::null:
            return "null";
        default:
            return print_number(value.to_number<double>());
    }
}

}  // namespace

std::string inspect(const boost::json::value& value) {
    return inspect_at(value, 0);
}

}  // namespace hoigung::graphql
