#include "domain/identity/end_sessions.hpp"

namespace hoigung::domain {
namespace {

template <class Key>
Outcome<std::int64_t> end_sessions_of(IdentityStore& store, const Key& key, const SessionRules& rules,
                                      base::Timestamp now) {
    Outcome<std::int64_t> outcome = Refusal::IdNotFound;
    store.write([&](IdentityWriter& writer) {
        outcome = Refusal::IdNotFound;
        const auto seeker = writer.seeker(key);
        if (seeker) outcome = std::ssize(revoke_sessions(writer, seeker->id, rules, now));
    });
    return outcome;
}

}  // namespace

std::int64_t end_all_sessions(IdentityStore& store) {
    return store.revoke_every_session();
}

Outcome<std::int64_t> end_sessions(IdentityStore& store, const Telephone& telephone,
                                   const SessionRules& rules, base::Timestamp now) {
    return end_sessions_of(store, telephone, rules, now);
}

Outcome<std::int64_t> end_sessions(IdentityStore& store, SeekerId id, const SessionRules& rules,
                                   base::Timestamp now) {
    return end_sessions_of(store, id, rules, now);
}

}  // namespace hoigung::domain
