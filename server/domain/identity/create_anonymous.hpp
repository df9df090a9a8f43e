#pragma once

#include "base/random.hpp"
#include "domain/identity/session.hpp"

namespace hoigung::domain {

// A token for a visitor who is not logged in. Nothing is stored about it.
[[nodiscard]] std::string create_anonymous(const Tokens& tokens, const SessionRules& rules,
                                           base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
