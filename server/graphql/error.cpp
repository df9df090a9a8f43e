#include "graphql/error.hpp"

#include "base/json_writer.hpp"

namespace hoigung::graphql {
namespace {

void write_error(base::JsonWriter& json, const Error& error) {
    json.begin_object().member("message", error.message);
    if (!error.locations.empty()) {
        json.key("locations").begin_array();
        for (const auto& location : error.locations) {
            json.begin_object();
            json.member("line", std::int64_t{location.line}).member("column", std::int64_t{location.column});
            json.end_object();
        }
        json.end_array();
    }
    if (!error.path.empty()) {
        json.key("path").begin_array();
        for (const auto& segment : error.path) {
            if (const auto* name = std::get_if<std::string>(&segment)) {
                json.string(*name);
            } else {
                json.integer(std::get<std::int64_t>(segment));
            }
        }
        json.end_array();
    }
    if (!error.extensions.empty()) json.key("extensions").raw("{" + error.extensions + "}");
    json.end_object();
}

}  // namespace

Location locate(std::string_view text, std::uint32_t position) {
    Location location;
    std::size_t line_start = 0;
    for (std::size_t i = 0; i < text.size() && i < position; ++i) {
        if (text[i] != '\n' && text[i] != '\r') continue;
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
        line_start = i + 1;
        ++location.line;
    }
    for (std::size_t i = line_start; i < text.size() && i < position; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) != 0x80) ++location.column;
        if (byte >= 0xF0) ++location.column;
    }
    return location;
}

void write_errors(std::string& out, std::span<const Error> errors) {
    base::JsonWriter json(out);
    json.begin_array();
    for (const auto& error : errors) write_error(json, error);
    json.end_array();
}

std::string refusal(std::span<const Error> errors) {
    std::string out = "{\"errors\":";
    write_errors(out, errors);
    out += '}';
    return out;
}

}  // namespace hoigung::graphql
