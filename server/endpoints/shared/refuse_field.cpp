#include "endpoints/shared/refuse_field.hpp"

namespace hoigung::endpoints {

void refuse_field(graphql::Field& field, const ErrorTable& errors, domain::Locale locale,
                  domain::Refusal refusal, std::initializer_list<graphql::Extension> more) {
    const ErrorEntry& entry = errors.of(refusal);
    if (more.size() == 0) return field.fail(entry.text.in(locale), {{"error_code", entry.code}});
    field.fail(entry.text.in(locale), {{"error_code", entry.code}, *more.begin()});
}

}  // namespace hoigung::endpoints
