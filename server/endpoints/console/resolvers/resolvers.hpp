#pragma once

#include "domain/staff/change_staff.hpp"
#include "endpoints/console/console_service.hpp"
#include "graphql/bindings.hpp"

// The fields of api/console.graphql, bound to the domain: one file for each part of the schema.
namespace hoigung::endpoints::console {

void bind_login(graphql::Bindings& bindings);
void bind_staff(graphql::Bindings& bindings);
void bind_log(graphql::Bindings& bindings);
void bind_keys(graphql::Bindings& bindings);

// The object behind the schema's caller.
struct MeView {
    domain::StaffCaller caller;
};

// Answers with a time, or with null.
void answer_time(graphql::Field& field, const std::optional<base::Timestamp>& time);

[[nodiscard]] domain::Refusal refusal_of(domain::StaffRefusal refusal);
// Answers with a member of staff, or with the refusal.
void answer_staff(graphql::Field& field, const domain::StaffOutcome<domain::Staff>& staff);

}  // namespace hoigung::endpoints::console
