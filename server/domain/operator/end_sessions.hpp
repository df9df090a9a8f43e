#pragma once

#include "domain/employers/employer_store.hpp"
#include "domain/identity/account_removal.hpp"
#include "domain/operator/acting.hpp"

namespace hoigung::domain {

// Logs one seeker out everywhere. Returns how many sessions were open.
[[nodiscard]] Outcome<std::int64_t> end_sessions(const Acting& acting, SeekerId id, const SessionRules& rules,
                                                 IdentityStore& store);

// Logs all seekers and all people of the portal out. Returns how many sessions were open.
std::int64_t end_all_sessions(const Acting& acting, IdentityStore& seekers, EmployerStore& employers);

}  // namespace hoigung::domain
