#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// The result of checking a token.
struct Authentication {
    enum class Result {
        accepted,
        // The token was not made here, has expired, is from the future, was revoked, or names no session of
        // its subject.
        refused,
        // The session is not in the registry: call authenticate_by_store().
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

// Reads the session from the store and adds it to the registry. Never undecided.
[[nodiscard]] Authentication authenticate_by_store(std::string_view token, const Tokens& tokens,
                                                   IdentityStore& store, SessionRegistry& session_registry,
                                                   const SessionRules& rules, base::Timestamp now);

// Says for each token whether authenticate() accepts it. Sessions that are not in the registry are read from
// the store with one query.
[[nodiscard]] std::vector<bool> which_are_valid(std::span<const std::string_view> tokens,
                                                const Tokens& reader, IdentityStore& store,
                                                SessionRegistry& session_registry, const SessionRules& rules,
                                                base::Timestamp now);

}  // namespace hoigung::domain
