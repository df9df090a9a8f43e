#pragma once

#include <optional>
#include <string>

#include "domain/identity/identity_store.hpp"

namespace hoigung::app {

// Finds a seeker by telephone (+85261234567), confirmed e-mail address or id. Writes to stderr when the text
// is none of these, or no seeker has it.
[[nodiscard]] std::optional<domain::Seeker> named_seeker(domain::IdentityStore& store,
                                                         const std::string& who);

}  // namespace hoigung::app
