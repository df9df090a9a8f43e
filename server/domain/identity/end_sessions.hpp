#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// Logs everybody out. Returns how many sessions were open.
std::int64_t end_all_sessions(IdentityStore& store);

// Logs one seeker out everywhere. Returns how many sessions were open.
[[nodiscard]] Outcome<std::int64_t> end_sessions(IdentityStore& store, const Telephone& telephone,
                                                 const SessionRules& rules, base::Timestamp now);
[[nodiscard]] Outcome<std::int64_t> end_sessions(IdentityStore& store, SeekerId id, const SessionRules& rules,
                                                 base::Timestamp now);

}  // namespace hoigung::domain
