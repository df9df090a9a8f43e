#include "domain/operator/settle_concern.hpp"

namespace hoigung::domain {

Outcome<JobId> settle_concern(const Acting& acting, std::string_view job_id, ConcernStore& store) {
    const auto job = JobId::parse(job_id);
    if (!job) return Refusal::IdNotFound;
    return acting.together([&]() -> Outcome<JobId> {
        if (!store.mark_reviewed(*job, acting.now)) return Refusal::IdNotFound;
        acting.done(OperatorAct::settle_concern, job->text());
        return *job;
    });
}

}  // namespace hoigung::domain
