#pragma once

#include "domain/identity/seeker.hpp"
#include "domain/profile/profile.hpp"
#include "graphql/field.hpp"

namespace hoigung::endpoints {

// Answers with a seeker's profile as its owner sees it.
void answer_portfolio(graphql::Field& field, const domain::Seeker& seeker, const domain::Profile& profile);

// The mutation update_profile.
void answer_update_profile(graphql::Field& field);

}  // namespace hoigung::endpoints
