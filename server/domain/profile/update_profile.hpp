#pragma once

#include <string_view>

#include "domain/profile/profile_change.hpp"
#include "domain/profile/profile_store.hpp"

namespace hoigung::domain {

// Why a seeker may not change the profile with the given id; std::nullopt when they may.
[[nodiscard]] std::optional<Refusal> check_applicant(const Seeker& seeker, std::string_view id);

// Changes one part of a seeker's profile; returns the profile after the change.
[[nodiscard]] base::Result<Profile, ProfileRefusal> update_profile(SeekerId seeker,
                                                                   const ProfileChange& change,
                                                                   const ReferenceLists& lists,
                                                                   ProfileStore& store, base::Timestamp now);

}  // namespace hoigung::domain
