#include "domain/identity/suspend_seeker.hpp"

namespace hoigung::domain {

Outcome<Seeker> suspend_seeker(IdentityStore& store, SeekerId id, bool is_suspended) {
    Outcome<Seeker> outcome = Refusal::IdNotFound;
    store.write([&](IdentityWriter& writer) {
        outcome = Refusal::IdNotFound;
        auto seeker = writer.seeker(id);
        if (!seeker) return;
        seeker->is_suspended = is_suspended;
        writer.put(*seeker);
        outcome = std::move(*seeker);
    });
    return outcome;
}

}  // namespace hoigung::domain
