#pragma once

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

// Signs and reads what the links of mails carry. A link works as long as the account exists.
class UnsubscribeTokens {
  public:
    virtual ~UnsubscribeTokens() = default;
    [[nodiscard]] virtual std::string sign(const Unsubscription& unsubscription) const = 0;
    [[nodiscard]] virtual std::optional<Unsubscription> read(std::string_view token) const = 0;
};

}  // namespace hoigung::domain
