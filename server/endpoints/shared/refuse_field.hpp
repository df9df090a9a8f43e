#pragma once

#include <initializer_list>

#include "domain/locale.hpp"
#include "domain/refusal.hpp"
#include "endpoints/shared/error_table.hpp"
#include "graphql/field.hpp"

namespace hoigung::endpoints {

// Answers a field with a refusal: its text in the caller's language, and as extensions its `error_code` and
// at most one more.
void refuse_field(graphql::Field& field, const ErrorTable& errors, domain::Locale locale,
                  domain::Refusal refusal, std::initializer_list<graphql::Extension> more = {});

}  // namespace hoigung::endpoints
