#pragma once

#include <string_view>

#include "domain/identity/seeker.hpp"
#include "store/database.hpp"

// Seekers' e-mail addresses in a test's database, without their codes.
namespace hoigung::store::testing {

// Gives a seeker a confirmed address.
void put_email(Database& database, domain::SeekerId seeker, std::string_view email);
// The relay has refused the seeker's address as unknown on this many days.
void refuse_email(Database& database, domain::SeekerId seeker, std::int64_t days);

}  // namespace hoigung::store::testing
