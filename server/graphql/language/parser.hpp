#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "graphql/error.hpp"
#include "graphql/language/ast.hpp"

namespace hoigung::graphql {

struct ParseLimits {
    std::size_t tokens = 1'000'000;
    // How deep braces, brackets and lists may nest; keeps a hostile text from overflowing the stack.
    std::size_t nesting = 200;
};

// Parses both executable documents and the schema language.
[[nodiscard]] base::Result<std::unique_ptr<const ast::Document>, Error> parse(std::string_view text,
                                                                              ParseLimits limits = {});

}  // namespace hoigung::graphql
