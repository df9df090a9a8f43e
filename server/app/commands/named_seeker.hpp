#pragma once

#include <optional>
#include <string>

#include "domain/identity/identity_store.hpp"

namespace hoigung::app {

// The seeker with a telephone (+85261234567), a confirmed e-mail address or an id. When there is none, says
// so on stderr.
[[nodiscard]] std::optional<domain::Seeker> named_seeker(domain::IdentityStore& store,
                                                         const std::string& who);

}  // namespace hoigung::app
