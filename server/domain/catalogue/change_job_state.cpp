#include "domain/catalogue/change_job_state.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

bool may_move(JobState from, JobState to) {
    return (from == JobState::published) != (to == JobState::published);
}

Refusal refusal_of(JobState state) {
    return state == JobState::suspended ? Refusal::JobSuspended : Refusal::JobClosed;
}

Outcome<Job> changed(CatalogueWriter& writer, JobId id, JobState to, base::Timestamp now, const JobGate& gate,
                     Closing closing, const std::function<void()>& done = {}) {
    auto job = writer.job(id);
    if (!job) return Refusal::JobNotFound;
    if (const auto objection = gate ? gate(*job) : std::nullopt) return *objection;
    if (job->state == to) return std::move(*job);
    if (!may_move(job->state, to)) return refusal_of(job->state);
    job->state = to;
    job->updated_at = now;
    if (to == JobState::published && job->expires_at <= now) job->expires_at = now + kJobTerm;
    if (to == JobState::published && closes_at(*job) <= now) return Refusal::JobClosed;
    writer.put(*job);
    if (to == JobState::closed && closing == Closing::answers) writer.answer_by_closing(id);
    if (done) done();
    return std::move(*job);
}

}  // namespace

Outcome<Job> change_job_state(CatalogueStore& store, JobId id, JobState to, base::Timestamp now,
                              const JobGate& gate, Closing closing, const std::function<void()>& done) {
    return transact(
        store, [&](CatalogueWriter& writer) { return changed(writer, id, to, now, gate, closing, done); });
}

std::vector<Outcome<Job>> change_job_states(CatalogueStore& store, std::span<const JobId> ids, JobState to,
                                            base::Timestamp now) {
    if (ids.empty()) return {};
    return transact(store, [&](CatalogueWriter& writer) {
        writer.read_ahead(ids);
        std::vector<Outcome<Job>> outcomes;
        for (const JobId id : ids)
            outcomes.push_back(changed(writer, id, to, now, {}, Closing::tells_nothing));
        return outcomes;
    });
}

}  // namespace hoigung::domain
