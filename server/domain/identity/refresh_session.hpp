#pragma once

#include "domain/identity/identity_store.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// The next token of a seeker's session; std::nullopt for an anonymous caller. Idempotent: tabs that refresh
// the same token at once, and a retry whose response was lost, all get the same successor, so that none
// invalidates another.
[[nodiscard]] std::optional<std::string> refresh_session(const Caller& caller, const Tokens& tokens,
                                                         const SessionRegistry& session_registry,
                                                         const SessionRules& rules, base::Timestamp now);

// Stores that a refreshed token is in use, which retires its predecessors.
void note_first_use(const Caller& caller, IdentityStore& store, SessionRegistry& session_registry,
                    const SessionRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
