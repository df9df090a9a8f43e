#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graphql/language/ast.hpp"
#include "graphql/schema/schema.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// The properties of a directive that the rules need, from a schema or from the text being checked.
struct KnownDirective {
    struct Argument {
        std::string_view name{};
        bool required = false;
        std::string type{};
    };
    std::vector<std::string_view> locations{};
    bool repeatable = false;
    std::vector<Argument> arguments{};
};

using KnownDirectives = std::map<std::string_view, KnownDirective>;

[[nodiscard]] KnownDirectives known_directives(std::span<const DirectiveDefinition> definitions);
void add_known_directives(KnownDirectives& known, const ast::Document& document);

// Checks that the directive is known and allowed here, and that its arguments are known, unique and complete.
void check_directive(const KnownDirectives& known, const ast::Directive& directive, std::string_view location,
                     Report& report);

// Checks that directives occur only once in one location, which may be spread over several nodes.
class DirectivePlace {
  public:
    void check(const KnownDirectives& known, std::span<const ast::Directive> directives, Report& report);

  private:
    std::map<std::string_view, ast::Position> seen_;
};

void check_unique_arguments(std::span<const ast::Argument> arguments, Report& report);
// Checks that objects inside the value have each field only once.
void check_unique_input_fields(const ast::Value& value, Report& report);

}  // namespace hoigung::graphql
