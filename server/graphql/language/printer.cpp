#include "graphql/language/printer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "graphql/language/characters.hpp"
#include "graphql/suggestion.hpp"

namespace hoigung::graphql {
namespace {

std::string print_value(const ast::Value& value, bool sorted) {
    using enum ast::ValueKind;
    switch (value.kind) {
        case variable:
            return fmt::format("${}", value.text);
        case string:
            return value.block ? print_block_string(value.text) : print_string(value.text);
        case list: {
            std::string out = "[";
            for (const auto& item : value.items) {
                if (out.size() > 1) out += ", ";
                out += print_value(item, sorted);
            }
            return out + "]";
        }
        case object: {
            std::vector<const ast::ObjectField*> fields;
            for (const auto& field : value.fields) fields.push_back(&field);
            if (sorted) {
                std::ranges::stable_sort(fields, [](const auto* a, const auto* b) {
                    return natural_compare(a->name.text, b->name.text) < 0;
                });
            }
            std::string out = "{";
            for (const auto* field : fields) {
                if (out.size() > 1) out += ", ";
                out += fmt::format("{}: {}", field->name.text, print_value(field->value, sorted));
            }
            return out + "}";
        }
        default:
            return std::string(value.text);
    }
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (;;) {
        const auto end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    }
}

std::size_t utf16_length(std::string_view text) {
    std::size_t units = 0;
    for (std::size_t i = 0; i < text.size(); i += utf8_length(static_cast<unsigned char>(text[i]))) {
        units += utf8_length(static_cast<unsigned char>(text[i])) == 4 ? 2U : 1U;
    }
    return units;
}

}  // namespace

std::string print(const ast::Value& value) {
    return print_value(value, false);
}

std::string print_sorted(const ast::Value& value) {
    return print_value(value, true);
}

std::string print(const ast::TypeReference& type) {
    switch (type.kind) {
        case ast::TypeReference::Kind::list:
            return fmt::format("[{}]", print(*type.inner));
        case ast::TypeReference::Kind::non_null:
            return print(*type.inner) + "!";
        default:
            return std::string(type.name);
    }
}

std::string print_string(std::string_view content) {
    std::string out = "\"";
    for (std::size_t i = 0; i < content.size();) {
        const auto lead = static_cast<unsigned char>(content[i]);
        const auto code = code_point_at(content, i);
        const auto length = utf8_length(lead);
        constexpr std::string_view special = "\b\t\n\f\r\"\\";
        constexpr std::string_view letters = "btnfr\"\\";
        const auto found =
            code == 0 || code > 0x7F ? std::string_view::npos : special.find(static_cast<char>(code));
        if (found != std::string_view::npos) {
            out += '\\';
            out += letters[found];
        } else if (code < 0x20 || (code >= 0x7F && code <= 0x9F)) {
            out += fmt::format("\\u{:04X}", static_cast<std::uint32_t>(code));
        } else {
            out += content.substr(i, length);
        }
        i += length;
    }
    return out + "\"";
}

std::string print_block_string(std::string_view content) {
    std::string escaped;
    for (std::size_t i = 0; i < content.size();) {
        if (content.substr(i).starts_with("\"\"\"")) {
            escaped += "\\\"\"\"";
            i += 3;
        } else {
            escaped += content[i++];
        }
    }
    const auto is_white = [](std::string_view line) {
        return line.starts_with(' ') || line.starts_with('\t');
    };
    const auto lines = split_lines(escaped);
    const bool single = lines.size() == 1;
    const bool force_leading =
        !single && std::all_of(lines.begin() + 1, lines.end(),
                               [&](std::string_view line) { return line.empty() || is_white(line); });
    const bool trailing_triple = escaped.ends_with("\\\"\"\"");
    const bool force_trailing = (content.ends_with('"') && !trailing_triple) || content.ends_with('\\');
    const bool spread =
        !single || utf16_length(content) > 70 || force_trailing || force_leading || trailing_triple;
    std::string out = "\"\"\"";
    if ((spread && !(single && is_white(content))) || force_leading) out += '\n';
    out += escaped;
    if (spread || force_trailing) out += '\n';
    return out + "\"\"\"";
}

std::string print_number(double number) {
    if (std::isnan(number)) return "NaN";
    if (std::isinf(number)) return number < 0 ? "-Infinity" : "Infinity";
    if (number == 0) return "0";
    std::array<char, 32> buffer;
    const auto [end, problem] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(number),
                                              std::chars_format::scientific);
    // The fewest digits that distinguish the number from its neighbours, and the position of the point.
    const std::string_view shortest(buffer.data(), end);
    const auto exponent_at = shortest.find('e');
    std::string digits(1, shortest[0]);
    if (exponent_at > 2) digits += shortest.substr(2, exponent_at - 2);
    int exponent = 0;
    std::from_chars(shortest.data() + exponent_at + (shortest[exponent_at + 1] == '+' ? 2 : 1), end,
                    exponent);
    const auto point = exponent + 1;
    const auto size = static_cast<int>(digits.size());
    const std::string sign = number < 0 ? "-" : "";
    if (size <= point && point <= 21)
        return sign + digits.append(static_cast<std::size_t>(point - size), '0');
    if (0 < point && point <= 21) return sign + digits.insert(static_cast<std::size_t>(point), 1, '.');
    if (-6 < point && point <= 0)
        return sign + "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
    if (size > 1) digits.insert(1, 1, '.');
    return fmt::format("{}{}e{:+}", sign, digits, exponent);
}

}  // namespace hoigung::graphql
