#pragma once

#include <cstddef>
#include <cstdint>

namespace hoigung::graphql {

// What one document may ask for; more is refused before anything is resolved.
struct Limits {
    // Nested fields. What is below __schema and __type does not count.
    std::size_t depth = 10;
    // The weight of every field, times the lengths of the lists around it.
    std::uint64_t cost = 100'000;
    std::size_t aliases = 30;
    std::size_t directives = 50;
    std::size_t tokens = 4'000;
    // The length assumed for a list whose field has no `limit` or `first` argument.
    std::uint64_t list_length = 10;
    // Whether __schema and __type may be asked for.
    bool introspection = true;
};

}  // namespace hoigung::graphql
