#pragma once

#include <cstddef>
#include <cstdint>

namespace hoigung::graphql {

// The limits of one document; a document beyond them is refused before anything is resolved.
struct Limits {
    // The depth of nested fields. Fields below __schema and __type do not count.
    std::size_t depth = 10;
    // The sum of all fields' weights, each times the lengths of the lists around it.
    std::uint64_t cost = 100'000;
    std::size_t aliases = 30;
    std::size_t directives = 50;
    std::size_t tokens = 4'000;
    // The length assumed for a list whose field has no `limit` or `first` argument.
    std::uint64_t list_length = 10;
    // Whether __schema and __type may be selected.
    bool introspection = true;
};

}  // namespace hoigung::graphql
