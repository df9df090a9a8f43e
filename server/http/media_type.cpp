#include "http/media_type.hpp"

#include <array>
#include <utility>

#include "base/ascii.hpp"
#include "http/field_values.hpp"
#include "http/headers.hpp"

namespace hoigung::http {
namespace {

std::optional<std::string> unquote(std::string_view value) {
    if (!value.starts_with('"')) {
        if (!is_token(value)) return std::nullopt;
        return std::string(value);
    }
    if (value.size() < 2 || !value.ends_with('"')) return std::nullopt;
    std::string out;
    const std::string_view inside = value.substr(1, value.size() - 2);
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (inside[i] == '"') return std::nullopt;
        if (inside[i] == '\\' && ++i == inside.size()) return std::nullopt;
        out += inside[i];
    }
    return out;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 22> kFileTypes{{
    {"html", "text/html; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"xml", "application/xml"},
    {"txt", "text/plain; charset=utf-8"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"jpg", "image/jpeg"},
    {"jpeg", "image/jpeg"},
    {"webp", "image/webp"},
    {"avif", "image/avif"},
    {"gif", "image/gif"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"woff", "font/woff"},
    {"pdf", "application/pdf"},
    {"wasm", "application/wasm"},
    {"mp4", "video/mp4"},
}};

}  // namespace

std::string_view media_type_essence(std::string_view content_type) {
    return base::trim_blanks(content_type.substr(0, content_type.find(';')));
}

std::optional<std::string> media_type_parameter(std::string_view content_type, std::string_view parameter) {
    std::optional<std::string> found;
    std::string_view rest = content_type;
    static_cast<void>(take_member(rest, ';'));
    while (!rest.empty()) {
        const std::string_view member = take_member(rest, ';');
        const auto equals = member.find('=');
        if (equals == std::string_view::npos || !equals_ignoring_case(member.substr(0, equals), parameter))
            continue;
        if (found) return std::nullopt;
        found = unquote(member.substr(equals + 1));
        if (!found) return std::nullopt;
    }
    return found;
}

std::string_view media_type_of_file(std::string_view file_name) {
    const auto dot = file_name.rfind('.');
    if (dot != std::string_view::npos) {
        const std::string_view ending = file_name.substr(dot + 1);
        for (const auto& [known, type] : kFileTypes) {
            if (equals_ignoring_case(ending, known)) return type;
        }
    }
    return "application/octet-stream";
}

bool is_json(std::string_view content_type) {
    const std::string_view essence = media_type_essence(content_type);
    if (equals_ignoring_case(essence, "application/json")) return true;
    return essence.size() > 5 && equals_ignoring_case(essence.substr(essence.size() - 5), "+json");
}

}  // namespace hoigung::http
