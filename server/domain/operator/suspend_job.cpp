#include "domain/operator/suspend_job.hpp"

#include <fmt/format.h>

#include "domain/catalogue/change_job_state.hpp"
#include "domain/employers/receivers.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

void tell_owners(const Job& job, bool is_suspended, const std::string& reason, const EmployerPorts& ports,
                 base::Timestamp now) {
    ports.store.write([&](EmployerWriter& writer) {
        if (!writer.companies().find(job.company_id)) return;
        const std::string& title = job.posting.name.in(Locale::zh_hant);
        note_staff(writer, ports.random, job.company_id,
                   is_suspended ? ActivityKind::job_suspended : ActivityKind::job_restored,
                   reason.empty() ? title : fmt::format("{}: {}", title, reason), now);
        const JobSuspended event{job.company_id, job.id, job.posting.name, is_suspended, reason};
        writer.queue(deliveries_of(event, receivers_of(writer.people(), job.company_id), ports.rules,
                                   ports.random, now));
    });
}

}  // namespace

Outcome<Job> set_job_suspension(const Acting& acting, JobId id, bool is_suspended, std::string_view reason,
                                const EmployerPorts& ports) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    const JobState to = is_suspended ? JobState::suspended : JobState::published;
    bool is_new = false;
    const auto gate = [&](const Job& job) -> std::optional<Refusal> {
        // Lifting a suspension must not reopen a job that its company has closed.
        if (!is_suspended && job.state == JobState::closed) return Refusal::JobClosed;
        return std::nullopt;
    };
    const auto changed = [&] {
        is_new = true;
        acting.done(is_suspended ? OperatorAct::suspend_job : OperatorAct::restore_job, id.text(), {words});
    };
    Job job =
        TRY(change_job_state(ports.catalogue, id, to, acting.now, gate, Closing::tells_nothing, changed));
    if (is_new) tell_owners(job, is_suspended, words, ports, acting.now);
    return job;
}

Outcome<Job> take_down_job(const Acting& acting, JobId id, std::string_view reason,
                           const EmployerPorts& ports, ConcernStore& concerns) {
    Job job = TRY(set_job_suspension(acting, id, true, reason, ports));
    static_cast<void>(concerns.mark_reviewed(id, acting.now));
    return job;
}

}  // namespace hoigung::domain
