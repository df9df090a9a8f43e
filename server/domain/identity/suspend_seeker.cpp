#include "domain/identity/suspend_seeker.hpp"

namespace hoigung::domain {
namespace {

template <class Key>
Outcome<Seeker> suspend(IdentityStore& store, const Key& key, bool is_suspended) {
    Outcome<Seeker> outcome = Refusal::IdNotFound;
    store.write([&](IdentityWriter& writer) {
        auto seeker = writer.seeker(key);
        if (!seeker) return;
        seeker->is_suspended = is_suspended;
        writer.put(*seeker);
        outcome = std::move(*seeker);
    });
    return outcome;
}

}  // namespace

Outcome<Seeker> suspend_seeker(IdentityStore& store, const Telephone& telephone, bool is_suspended) {
    return suspend(store, telephone, is_suspended);
}

Outcome<Seeker> suspend_seeker(IdentityStore& store, SeekerId id, bool is_suspended) {
    return suspend(store, id, is_suspended);
}

}  // namespace hoigung::domain
