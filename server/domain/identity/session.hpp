#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/seeker.hpp"

namespace hoigung::domain {

using SessionId = base::Id<struct SessionTag>;

// A token's id (`jti`): its session and its place in the chain of refreshes.
struct TokenId {
    SessionId session;
    std::int32_t generation = 0;

    // 24 hex digits, a dot and a number.
    [[nodiscard]] static std::optional<TokenId> parse(std::string_view text);
    [[nodiscard]] std::string text() const;
    bool operator==(const TokenId&) const = default;
};

// The claims of a token. An anonymous visitor's subject is random and stored nowhere.
struct TokenClaims {
    TokenId id;
    SeekerId subject;
    bool is_anonymous = true;
    base::Timestamp issued_at;
    base::Timestamp expires_at;

    bool operator==(const TokenClaims&) const = default;
};

// Signs and reads tokens. Reading proves that a token was signed here; whether it is still valid is checked
// elsewhere.
class Tokens {
  public:
    virtual ~Tokens() = default;
    [[nodiscard]] virtual std::string sign(const TokenClaims& claims, base::Timestamp now) const = 0;
    [[nodiscard]] virtual std::optional<TokenClaims> read(std::string_view token) const = 0;
};

// A login and all tokens that were refreshed from it. Each refresh makes the next generation; the first use
// of a generation retires the earlier ones.
struct Session {
    SessionId id;
    SeekerId seeker;
    bool is_revoked = false;
    // The newest generation that was used.
    std::int32_t generation = 0;
    // When the last generations were first used, oldest first; the last is `generation`'s own.
    std::vector<base::Timestamp> first_uses;
    // No token of the session outlives this.
    base::Timestamp ends_at;

    bool operator==(const Session&) const = default;
};

struct SessionRules {
    std::chrono::days seeker_token_lasts{30};
    std::chrono::days anonymous_token_lasts{180};
    // How long a token is still valid after its successor was first used.
    std::chrono::seconds overlap{60};

    // A token can be refreshed on its last day, and its successor may first be used on its own last day.
    [[nodiscard]] base::Timestamp session_end(base::Timestamp last_use) const {
        return last_use + 2 * seeker_token_lasts;
    }
};

// The maker of a request: a seeker or an anonymous visitor.
struct Caller {
    // Absent for an anonymous visitor, with or without a token.
    std::optional<SeekerId> seeker;
    TokenId token;

    [[nodiscard]] bool is_logged_in() const { return seeker.has_value(); }
};

}  // namespace hoigung::domain
