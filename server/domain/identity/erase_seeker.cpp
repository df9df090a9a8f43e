#include "domain/identity/erase_seeker.hpp"

namespace hoigung::domain {

Outcome<Seeker> erase_seeker(IdentityStore& store, ErasureLog& log, SeekerId id, const SessionRules& rules,
                             base::Timestamp now) {
    const auto found = store.seeker(id);
    if (!found) return Refusal::IdNotFound;
    log.note(erasure_of(*found, now));
    Outcome<Seeker> outcome = Refusal::IdNotFound;
    store.write([&](IdentityWriter& writer) {
        outcome = Refusal::IdNotFound;
        auto seeker = writer.seeker(id);
        if (!seeker) return;
        remove_account(writer, *seeker, rules, now);
        outcome = std::move(*seeker);
    });
    return outcome;
}

}  // namespace hoigung::domain
