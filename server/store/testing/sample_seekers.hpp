#pragma once

#include "domain/applications/application.hpp"
#include "store/database.hpp"

// Seekers and profiles in which every field has a value. The number makes them differ.
namespace hoigung::store::testing {

[[nodiscard]] domain::Seeker sample_seeker(int number);
// A complete profile, with a picture that is not stored anywhere.
[[nodiscard]] domain::Profile sample_profile(int number);

void add_seeker(Database& database, const domain::Seeker& seeker);
void put_profile(Database& database, domain::SeekerId seeker, const domain::Profile& profile);

}  // namespace hoigung::store::testing
