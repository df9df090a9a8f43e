#include "domain/catalogue/change_job_state.hpp"

namespace hoigung::domain {
namespace {

bool may_move(JobState from, JobState to) {
    return (from == JobState::published) != (to == JobState::published);
}

Refusal refusal_of(JobState state) {
    return state == JobState::suspended ? Refusal::JobSuspended : Refusal::JobClosed;
}

}  // namespace

Outcome<Job> change_job_state(CatalogueStore& store, JobId id, JobState to, base::Timestamp now,
                              const JobGate& gate, Closing closing) {
    Outcome<Job> outcome = Refusal::JobNotFound;
    store.write([&](CatalogueWriter& writer) {
        outcome = Refusal::JobNotFound;
        auto job = writer.job(id);
        if (!job) return;
        if (const auto objection = gate ? gate(*job) : std::nullopt) {
            outcome = *objection;
            return;
        }
        if (job->state == to) {
            outcome = std::move(*job);
            return;
        }
        if (!may_move(job->state, to)) {
            outcome = refusal_of(job->state);
            return;
        }
        job->state = to;
        job->updated_at = now;
        if (to == JobState::published && job->expires_at <= now) job->expires_at = now + kJobTerm;
        if (to == JobState::published && closes_at(*job) <= now) {
            outcome = Refusal::JobClosed;
            return;
        }
        writer.put(*job);
        if (to == JobState::closed && closing == Closing::answers) writer.answer_by_closing(id);
        outcome = std::move(*job);
    });
    return outcome;
}

}  // namespace hoigung::domain
