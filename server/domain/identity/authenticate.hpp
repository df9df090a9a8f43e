#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// Whom a token belongs to.
struct Authentication {
    enum class Result {
        accepted,
        // It is not ours, has expired, is from the future, was revoked, or names no session of its subject.
        refused,
        // Its session is not in the registry: call authenticate_by_store().
        undecided
    };

    Result result = Result::refused;
    Caller caller{};
    // The token's generation is seen for the first time: call note_first_use().
    bool is_first_use = false;
};

[[nodiscard]] Authentication authenticate(std::string_view token, const Tokens& tokens,
                                          const SessionRegistry& session_registry, const SessionRules& rules,
                                          base::Timestamp now);

// Reads the session from the store and notes it in the registry. Never undecided.
[[nodiscard]] Authentication authenticate_by_store(std::string_view token, const Tokens& tokens,
                                                   IdentityStore& store, SessionRegistry& session_registry,
                                                   const SessionRules& rules, base::Timestamp now);

// Says of each token whether authenticate() accepts it. For sessions that are not in the registry the store
// is asked once, for all of them together.
[[nodiscard]] std::vector<bool> which_are_valid(std::span<const std::string_view> tokens,
                                                const Tokens& reader, IdentityStore& store,
                                                SessionRegistry& session_registry, const SessionRules& rules,
                                                base::Timestamp now);

}  // namespace hoigung::domain
