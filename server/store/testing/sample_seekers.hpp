#pragma once

#include "domain/applications/application.hpp"
#include "store/database.hpp"

// Seekers and profiles in which every field holds something. The number makes them differ.
namespace hoigung::store::testing {

[[nodiscard]] domain::Seeker sample_seeker(int number);
// Created, with a picture that is nowhere stored.
[[nodiscard]] domain::Profile sample_profile(int number);

// Puts them into the database.
void add_seeker(Database& database, const domain::Seeker& seeker);
void put_profile(Database& database, domain::SeekerId seeker, const domain::Profile& profile);

}  // namespace hoigung::store::testing
