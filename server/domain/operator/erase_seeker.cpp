#include "domain/operator/erase_seeker.hpp"

#include "domain/identity/seeker_erasure.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<Seeker> erase_seeker(const Acting& acting, SeekerId id, const SessionRules& rules,
                             IdentityStore& store, ErasureLog& log) {
    const auto found = store.seeker(id);
    if (!found) return Refusal::IdNotFound;
    log.note(erasure_of(*found, acting.now));
    return transact(store, [&](IdentityWriter& writer) -> Outcome<Seeker> {
        auto seeker = writer.seeker(id);
        if (!seeker) return Refusal::IdNotFound;
        remove_account(writer, *seeker, rules, acting.now);
        acting.done(OperatorAct::erase_seeker, id.text());
        return std::move(*seeker);
    });
}

}  // namespace hoigung::domain
