#include "domain/operator/end_sessions.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<std::int64_t> end_sessions(const Acting& acting, SeekerId id, const SessionRules& rules,
                                   IdentityStore& store) {
    return transact(store, [&](IdentityWriter& writer) -> Outcome<std::int64_t> {
        const auto seeker = writer.seeker(id);
        if (!seeker) return Refusal::IdNotFound;
        acting.done(OperatorAct::end_sessions, id.text());
        return std::ssize(revoke_sessions(writer, id, rules, acting.now));
    });
}

std::int64_t end_all_sessions(const Acting& acting, IdentityStore& seekers, EmployerStore& employers) {
    // They end in steps, so this is written down before the first of them.
    acting.done(OperatorAct::end_all_sessions, "");
    return seekers.revoke_every_session() + employers.end_every_session();
}

}  // namespace hoigung::domain
