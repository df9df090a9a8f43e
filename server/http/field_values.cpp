#include "http/field_values.hpp"

#include <algorithm>

#include "base/ascii.hpp"

namespace hoigung::http {
namespace {

bool is_token_character(char c) {
    constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c != '\0' && kMarks.find(c) != std::string_view::npos);
}

}  // namespace

bool is_token(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_token_character);
}

std::string_view take_member(std::string_view& list, char separator) {
    bool quoted = false;
    std::size_t end = 0;
    for (; end < list.size(); ++end) {
        const char c = list[end];
        if (c == '"') quoted = !quoted;
        if (quoted && c == '\\') ++end;
        if (!quoted && c == separator) break;
    }
    end = std::min(end, list.size());
    const std::string_view member = base::trim_blanks(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
    return member;
}

std::optional<int> parse_weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    int weight = (text[0] - '0') * 1000;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int step = 100;
    for (std::size_t i = 2; i < text.size(); ++i, step /= 10) {
        if (text[i] < '0' || text[i] > '9') return std::nullopt;
        weight += (text[i] - '0') * step;
    }
    if (weight > 1000) return std::nullopt;
    return weight;
}

}  // namespace hoigung::http
