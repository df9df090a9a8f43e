#pragma once

#include "domain/identity/seeker.hpp"
#include "domain/profile/profile.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// An empty profile when the seeker has none.
[[nodiscard]] domain::Profile select_profile(Connection& connection, domain::SeekerId seeker);
void upsert_profile(Connection& connection, domain::SeekerId seeker, const domain::Profile& profile,
                    base::Timestamp now);

}  // namespace hoigung::store
