#include "http/multipart.hpp"

#include <algorithm>
#include <utility>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "http/field_values.hpp"
#include "http/headers.hpp"
#include "http/media_type.hpp"

namespace hoigung::http {
namespace {

using base::Result;

MultipartError malformed(std::string message) {
    return {400, std::move(message)};
}

bool is_boundary(std::string_view text) {
    static constexpr std::string_view kMarks = "'()+_,-./:=? ";
    const auto legal = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               (c != '\0' && kMarks.find(c) != std::string_view::npos);
    };
    return !text.empty() && text.size() <= 70 && !text.ends_with(' ') &&
           std::all_of(text.begin(), text.end(), legal);
}

// A name in quotes. Browsers write '"' as %22; curl writes \" and \\.
Result<std::string, MultipartError> parse_quoted(std::string_view value) {
    if (value.size() < 2 || !value.starts_with('"') || !value.ends_with('"')) {
        return malformed("A form field's name is not in quotes.");
    }
    const std::string_view inside = value.substr(1, value.size() - 2);
    std::string out;
    for (std::size_t i = 0; i < inside.size(); ++i) {
        const std::string_view rest = inside.substr(i);
        if (rest.starts_with("\\\"") || rest.starts_with("\\\\")) {
            out += rest[1];
            ++i;
        } else if (rest.starts_with("%22")) {
            out += '"';
            i += 2;
        } else if (rest[0] == '"') {
            return malformed("A form field's name has a stray quote.");
        } else {
            out += rest[0];
        }
    }
    if (!base::is_utf8(out)) return malformed("A form field's name is not UTF-8.");
    return out;
}

Result<void, MultipartError> read_disposition(std::string_view value, FormPart& part) {
    bool named = false;
    if (!equals_ignoring_case(take_member(value, ';'), "form-data")) {
        return malformed("A part is not form-data.");
    }
    while (!value.empty()) {
        const std::string_view member = take_member(value, ';');
        const auto equals = member.find('=');
        if (equals == std::string_view::npos) return malformed("A part's Content-Disposition is malformed.");
        const std::string_view key = member.substr(0, equals);
        const std::string_view quoted = member.substr(equals + 1);
        if (equals_ignoring_case(key, "name") && !named) {
            part.name = TRY(parse_quoted(quoted));
            named = true;
        } else if (equals_ignoring_case(key, "filename") && !part.file_name) {
            part.file_name = TRY(parse_quoted(quoted));
        } else {
            return malformed("A part's Content-Disposition has a parameter that forms do not have.");
        }
    }
    if (!named || part.name.empty()) return malformed("A part has no name.");
    return {};
}

Result<FormPart, MultipartError> read_part_header(std::string_view header) {
    FormPart part;
    part.content_type = "text/plain";
    bool has_disposition = false;
    bool has_type = false;
    while (!header.empty()) {
        const std::string_view line = header.substr(0, header.find("\r\n"));
        header.remove_prefix(std::min(line.size() + 2, header.size()));
        const auto colon = line.find(':');
        if (colon == std::string_view::npos || !is_token(line.substr(0, colon))) {
            return malformed("A part's header is malformed.");
        }
        const std::string_view name = line.substr(0, colon);
        const std::string_view value = base::trim_blanks(line.substr(colon + 1));
        if (base::has_controls(value) || value.find('\n') != std::string_view::npos) {
            return malformed("A part's header has a control character.");
        }
        if (equals_ignoring_case(name, "Content-Disposition")) {
            if (std::exchange(has_disposition, true))
                return malformed("A part has two Content-Dispositions.");
            TRY(read_disposition(value, part));
        } else if (equals_ignoring_case(name, "Content-Type")) {
            if (std::exchange(has_type, true)) return malformed("A part has two Content-Types.");
            part.content_type = value;
        } else if (equals_ignoring_case(name, "Content-Transfer-Encoding") &&
                   !equals_ignoring_case(value, "binary") && !equals_ignoring_case(value, "8bit") &&
                   !equals_ignoring_case(value, "7bit")) {
            return malformed("Content-Transfer-Encoding is not taken.");
        }
    }
    if (!has_disposition) return malformed("A part has no Content-Disposition.");
    return part;
}

}  // namespace

Result<std::vector<FormPart>, MultipartError> parse_multipart(std::string_view content_type,
                                                              std::string_view body,
                                                              const MultipartLimits& limits) {
    if (!equals_ignoring_case(media_type_essence(content_type), "multipart/form-data")) {
        return MultipartError{415, "The body must be multipart/form-data."};
    }
    const auto boundary = media_type_parameter(content_type, "boundary");
    if (!boundary || !is_boundary(*boundary))
        return malformed("The form's boundary is missing or malformed.");

    // Every delimiter but the first begins with the line break before it.
    const std::string delimiter = "\r\n--" + *boundary;
    if (!body.starts_with(std::string_view(delimiter).substr(2))) {
        return malformed("The form does not begin with its boundary.");
    }
    std::string_view rest = body.substr(delimiter.size() - 2);
    std::vector<FormPart> parts;
    while (!rest.starts_with("--")) {
        if (!rest.starts_with("\r\n")) return malformed("A boundary is not alone on its line.");
        rest.remove_prefix(2);
        if (parts.size() == limits.parts) return MultipartError{413, "The form has too many parts."};

        const auto header_end = rest.substr(0, limits.header_bytes + 4).find("\r\n\r\n");
        if (header_end == std::string_view::npos) {
            return malformed("A part's header is too long or has no end.");
        }
        FormPart part = TRY(read_part_header(rest.substr(0, header_end)));
        rest.remove_prefix(header_end + 4);

        const auto end = rest.find(delimiter);
        if (end == std::string_view::npos) return malformed("The form has no end.");
        part.content = rest.substr(0, end);
        rest.remove_prefix(end + delimiter.size());
        parts.push_back(std::move(part));
    }
    rest.remove_prefix(2);
    if (!rest.empty() && rest != "\r\n") return malformed("There is something behind the form's end.");
    return parts;
}

}  // namespace hoigung::http
