#pragma once

#include <string_view>

#include "domain/profile/profile_change.hpp"
#include "domain/profile/profile_store.hpp"

namespace hoigung::domain {

// Whether a seeker may change the profile of the id that was given.
[[nodiscard]] std::optional<Refusal> check_applicant(const Seeker& seeker, std::string_view id);

// Changes one part of a seeker's profile; returns the profile after the change.
[[nodiscard]] base::Result<Profile, ProfileRefusal> update_profile(SeekerId seeker,
                                                                   const ProfileChange& change,
                                                                   const ReferenceLists& lists,
                                                                   ProfileStore& store, base::Timestamp now);

}  // namespace hoigung::domain
