#include "domain/operator/suspend_seeker.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<Seeker> suspend_seeker(const Acting& acting, SeekerId id, bool is_suspended, IdentityStore& store) {
    return transact(store, [&](IdentityWriter& writer) -> Outcome<Seeker> {
        auto seeker = writer.seeker(id);
        if (!seeker) return Refusal::IdNotFound;
        if (seeker->is_suspended == is_suspended) return std::move(*seeker);
        seeker->is_suspended = is_suspended;
        writer.put(*seeker);
        acting.done(is_suspended ? OperatorAct::suspend_seeker : OperatorAct::restore_seeker, id.text());
        return std::move(*seeker);
    });
}

}  // namespace hoigung::domain
