#pragma once

#include "graphql/validation/annotated_document.hpp"
#include "graphql/validation/report.hpp"

// The rules, grouped by the sections of the specification.
namespace hoigung::graphql {

void check_operations(const AnnotatedDocument& annotated, Report& report);
void check_fields(const AnnotatedDocument& annotated, Report& report);
void check_arguments(const AnnotatedDocument& annotated, Report& report);
void check_fragments(const AnnotatedDocument& annotated, Report& report);
void check_values(const AnnotatedDocument& annotated, Report& report);
void check_directives(const AnnotatedDocument& annotated, Report& report);
void check_variables(const AnnotatedDocument& annotated, Report& report);
void check_field_merging(const AnnotatedDocument& annotated, Report& report);

}  // namespace hoigung::graphql
