#pragma once

#include <string_view>

#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

struct Authenticated {
    Caller caller;
    // The token's generation is seen for the first time: call note_first_use().
    bool is_first_use = false;
};

// Who holds this token; nothing when it is not ours, has expired, is from the future or was revoked.
[[nodiscard]] std::optional<Authenticated> authenticate(std::string_view token, const Tokens& tokens,
                                                        const SessionRegistry& session_registry,
                                                        const SessionRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
