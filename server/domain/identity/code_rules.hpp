#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"

// The rules of one-time codes, shared by seekers and employers.
namespace hoigung::domain {

// A subject that a request for a code is counted under, besides its receiver.
struct CountedBy {
    LimitKind kind;
    std::string name;
    Limit limit;
};

// The client that asks for a code.
struct RequestClient {
    // Identifies one client, such as an IP address.
    std::string address;
    // The network of a customer who may have many addresses, as with IPv6; empty for other clients.
    std::string network{};
};

// The subjects that a client's requests are counted under.
[[nodiscard]] std::vector<CountedBy> counted_by_client(const RequestClient& client, const LoginRules& rules);

// Counts a request, unless a limit has been reached.
[[nodiscard]] std::optional<LoginRefusal> count_request(CodeRequests& requests, CodeAttempts& attempts,
                                                        std::span<const CountedBy> subjects,
                                                        const LoginRules& rules, base::Timestamp now);

// Compares a guess with the stored code, which must exist. A correct guess uses the code up, a wrong one
// counts towards the limit.
[[nodiscard]] std::optional<LoginRefusal> spend_code(CodeAttempts& attempts, std::string_view receiver,
                                                     int guess, const CodeSeals& seals,
                                                     const LoginRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
