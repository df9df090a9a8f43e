#pragma once

#include <optional>
#include <string_view>

namespace hoigung::http {

// The parts of header values (RFC 9110, 5.6).

[[nodiscard]] bool is_token(std::string_view text);

// Removes the next member from a list and returns it trimmed. Ignores separators inside quoted strings.
[[nodiscard]] std::string_view take_member(std::string_view& list, char separator);

// "0.8" in thousandths; std::nullopt when it is not a weight.
[[nodiscard]] std::optional<int> parse_weight(std::string_view text);

// Calls visit(name, weight in thousandths) for each member of "gzip;q=0.5, br". Members with an invalid
// weight are left out.
template <class Visit>
void for_each_weighted(std::string_view list, Visit&& visit) {
    while (!list.empty()) {
        std::string_view member = take_member(list, ',');
        const std::string_view value = take_member(member, ';');
        std::optional<int> weight = 1000;
        while (!member.empty()) {
            const std::string_view parameter = take_member(member, ';');
            if (parameter.starts_with("q=") || parameter.starts_with("Q=")) {
                weight = parse_weight(parameter.substr(2));
            }
        }
        if (!value.empty() && weight) visit(value, *weight);
    }
}

}  // namespace hoigung::http
