#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hoigung::graphql {

// Line and column count from 1; a column counts UTF-16 code units, as editors and graphql-js do.
struct Location {
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    bool operator==(const Location&) const = default;
};

[[nodiscard]] Location locate(std::string_view text, std::uint32_t position);

using PathSegment = std::variant<std::string, std::int64_t>;

// An error as the caller sees it.
struct Error {
    std::string message{};
    std::vector<Location> locations{};
    std::vector<PathSegment> path{};
    // Members of the extensions object, already JSON: `"error_code":100001`.
    std::string extensions{};
};

// Appends `[{"message":...},...]`.
void write_errors(std::string& out, std::span<const Error> errors);
// A whole answer to a request that was refused before execution: `{"errors":[...]}`.
[[nodiscard]] std::string refusal(std::span<const Error> errors);

}  // namespace hoigung::graphql
