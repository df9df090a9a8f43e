#pragma once

#include "domain/identity/identity_store.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// Revokes the caller's session with all its tokens, and removes the device. Does nothing for an anonymous
// visitor.
void log_out(const Caller& caller, std::string_view device_token, IdentityStore& store,
             SessionRegistry& session_registry, const SessionRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
