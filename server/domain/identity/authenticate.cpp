#include "domain/identity/authenticate.hpp"

#include <map>

namespace hoigung::domain {
namespace {

using Result = Authentication::Result;

// The claims of a token that was signed here and is valid now, regardless of its session.
std::optional<TokenClaims> valid_claims(std::string_view token, const Tokens& tokens, base::Timestamp now) {
    // Clocks differ, and may be wrong by hours, as with a wrong time zone. A token from further in the future
    // was made by a clock that was far off, and would live too long.
    constexpr std::chrono::hours kSkew{12};
    auto claims = tokens.read(token);
    if (!claims || claims->expires_at <= now || claims->issued_at > now + kSkew) return std::nullopt;
    return claims;
}

Authentication judge(const TokenClaims& claims, const Session& session, const SessionRules& rules,
                     base::Timestamp now) {
    const SessionStatus status = status_of(session, claims, now, rules);
    if (status == SessionStatus::refused) return {};
    return {Result::accepted, {claims.subject, claims.id}, status == SessionStatus::good_and_new};
}

}  // namespace

Authentication authenticate(std::string_view token, const Tokens& tokens,
                            const SessionRegistry& session_registry, const SessionRules& rules,
                            base::Timestamp now) {
    const auto claims = valid_claims(token, tokens, now);
    if (!claims) return {};
    if (claims->is_anonymous) return {Result::accepted, {std::nullopt, claims->id}, false};
    const auto session = session_registry.find(claims->id.session);
    return session ? judge(*claims, *session, rules, now) : Authentication{Result::undecided};
}

Authentication authenticate_by_store(std::string_view token, const Tokens& tokens, IdentityStore& store,
                                     SessionRegistry& session_registry, const SessionRules& rules,
                                     base::Timestamp now) {
    const auto claims = valid_claims(token, tokens, now);
    if (!claims) return {};
    const StoredSession stored = store.session(claims->id.session);
    if (!stored.session) return {};
    session_registry.note(*stored.session, stored.version);
    return judge(*claims, *stored.session, rules, now);
}

std::vector<bool> which_are_valid(std::span<const std::string_view> tokens, const Tokens& reader,
                                  IdentityStore& store, SessionRegistry& session_registry,
                                  const SessionRules& rules, base::Timestamp now) {
    std::vector<bool> valid(tokens.size(), false);
    std::vector<SessionId> undecided;
    std::vector<std::pair<std::size_t, TokenClaims>> waiting;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Authentication known = authenticate(tokens[at], reader, session_registry, rules, now);
        valid[at] = known.result == Result::accepted;
        if (known.result != Result::undecided) continue;
        waiting.emplace_back(at, *valid_claims(tokens[at], reader, now));
        undecided.push_back(waiting.back().second.id.session);
    }
    if (waiting.empty()) return valid;
    const StoredSessions stored = store.sessions(undecided);
    std::map<SessionId, const Session*> sessions;
    for (const Session& session : stored.sessions) {
        session_registry.note(session, stored.version);
        sessions[session.id] = &session;
    }
    for (const auto& [at, claims] : waiting) {
        const auto found = sessions.find(claims.id.session);
        valid[at] =
            found != sessions.end() && judge(claims, *found->second, rules, now).result == Result::accepted;
    }
    return valid;
}

}  // namespace hoigung::domain
