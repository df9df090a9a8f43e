#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/deliveries/news.hpp"
#include "domain/identity/seeker.hpp"

namespace hoigung::domain {

// The right to end some kinds of mails of one seeker, and nothing else.
struct Unsubscription {
    SeekerId seeker;
    std::vector<NewsKind> kinds;

    bool operator==(const Unsubscription&) const = default;
};

// Signs and reads what the links of mails carry. A link works as long as the account has the address that the
// mail went to: an earlier mailbox must learn nothing of a later one.
class UnsubscribeTokens {
  public:
    virtual ~UnsubscribeTokens() = default;
    // Returns the address of a seeker; empty for a seeker without one.
    using EmailOf = std::function<std::string(SeekerId)>;

    [[nodiscard]] virtual std::string sign(const Unsubscription& unsubscription,
                                           std::string_view email) const = 0;
    // Returns std::nullopt for a token that was not made here for the seeker's address.
    [[nodiscard]] virtual std::optional<Unsubscription> read(std::string_view token,
                                                             const EmailOf& email_of) const = 0;
};

}  // namespace hoigung::domain
