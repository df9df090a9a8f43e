#include "graphql/validation/validation.hpp"

#include <array>

#include "graphql/validation/rules.hpp"

namespace hoigung::graphql {

std::vector<Error> validate(const Schema& schema, const ast::Document& document) {
    const AnnotatedDocument annotated(schema, document);
    Report report(document.text());
    constexpr std::array rules{check_operations, check_fields,    check_fragments, check_variables,
                               check_directives, check_arguments, check_values,    check_field_merging};
    for (const auto check : rules) {
        if (!report.full()) check(annotated, report);
    }
    return report.take();
}

}  // namespace hoigung::graphql
