#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "domain/identity/identity_store.hpp"

// The rules of one-time codes, the same for seekers and for employers.
namespace hoigung::domain {

// What a request for a code is counted by, besides who it is for.
struct CountedBy {
    LimitKind kind;
    std::string name;
    Limit limit;
};

// Counts a request, unless a limit has been reached.
[[nodiscard]] std::optional<LoginRefusal> count_request(CodeRequests& requests, CodeAttempts& attempts,
                                                        std::span<const CountedBy> subjects,
                                                        const LoginRules& rules, base::Timestamp now);

// Compares a guess with the code, of which there has to be one: a right guess uses the code up, a wrong one
// counts towards its limit.
[[nodiscard]] std::optional<LoginRefusal> spend_code(CodeAttempts& attempts, std::string_view receiver,
                                                     int guess, const CodeSeals& seals,
                                                     const LoginRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
