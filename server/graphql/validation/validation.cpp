#include "graphql/validation/validation.hpp"

#include "graphql/validation/rules.hpp"

namespace hoigung::graphql {

std::vector<Error> validate(const Schema& schema, const ast::Document& document) {
    const AnnotatedDocument annotated(schema, document);
    Report report(document.text());
    check_operations(annotated, report);
    check_fields(annotated, report);
    check_fragments(annotated, report);
    check_variables(annotated, report);
    check_directives(annotated, report);
    check_arguments(annotated, report);
    check_values(annotated, report);
    check_field_merging(annotated, report);
    return report.take();
}

}  // namespace hoigung::graphql
