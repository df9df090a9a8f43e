#include "domain/employer_jobs/move_jobs.hpp"

#include "domain/applicants/decide.hpp"
#include "domain/catalogue/change_job_state.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/ingest/findings.hpp"
#include "domain/ingest/ingest.hpp"

namespace hoigung::domain {
namespace {

struct OwnJob {
    EmployerCompany company;
    Job job;
};

Outcome<OwnJob> own_job(const Person& person, std::string_view company_id, std::string_view job_id, Act act,
                        const EmployerPorts& ports) {
    const auto company = CompanyId::parse(company_id);
    const auto job = company ? job_of(ports.catalogue, *company, job_id) : std::nullopt;
    Outcome<OwnJob> outcome = Refusal::CompanyNotFound;
    ports.store.read([&](EmployerReader& reader) {
        outcome = [&]() -> Outcome<OwnJob> {
            auto own = TRY(own_company(reader, person.id, company_id, act));
            if (!job) return Refusal::IdNotFound;
            if (reader.is_kept_by_feed(job->id)) return Refusal::JobKeptByFeed;
            return OwnJob{std::move(own.company), *job};
        }();
    });
    return outcome;
}

// Writes what was done into the log, and why.
void note_move(const Person& person, const Job& job, ActivityKind kind, std::optional<CloseReason> reason,
               const EmployerPorts& ports, base::Timestamp now) {
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.company(job.company_id));
        // From here on the log counts it.
        if (kind == ActivityKind::job_reopened) give_back_room(writer, job.company_id, 1, now);
        auto job_note = writer.job_note(job.id).value_or(EmployerJobNote{job.id, job.company_id});
        job_note.close_reason = reason;
        writer.put(job_note);
        note(writer, ports.random, job.company_id, person, kind, job.posting.name.in(person.locale), now);
    });
}

// Whether a job would close before the time that it has.
bool is_sooner(const Job& job, base::Timestamp expires_at) {
    return job.state == JobState::published && expires_at < job.expires_at;
}

// The job with another time, through the one door. One that closes sooner is not news.
PublishOutcome<JobId> open_until(const OwnJob& own, base::Timestamp expires_at, const EmployerPorts& ports,
                                 base::Timestamp now) {
    const Job& job = own.job;
    const auto published_at = is_sooner(job, expires_at) ? job.published_at : renewed(job.published_at, now);
    const JobLine line{job.id, job.company_id, JobState::published, published_at, expires_at, job.posting};
    if (any_blocks(findings_of(line, ports.lists, now))) return PublishRefusal(Refusal::JobNotValid);
    std::optional<PublishRefusal> refused;
    const std::vector<CatalogueLine> lines{line};
    const auto results =
        ingest(lines, ports.lists, ports.catalogue, now,
               [&](CatalogueLine&, CatalogueWriter& stored) -> std::optional<std::string> {
                   refused.reset();
                   const auto current = stored.job(job.id);
                   if (!current || current->updated_at != job.updated_at) {
                       refused = PublishRefusal(Refusal::JobChanged);
                   } else if (job.state == JobState::closed) {
                       if (const auto same = same_recent_job(line, stored.jobs_of(job.company_id), now))
                           refused = PublishRefusal(SameJob{*same});
                   }
                   return refused ? std::optional<std::string>("the portal refuses it") : std::nullopt;
               });
    if (refused) return *refused;
    if (!results.front().ok()) return PublishRefusal(Refusal::JobNotValid);
    return job.id;
}

}  // namespace

PublishOutcome<JobId> close_job(const Person& person, std::string_view company_id, std::string_view job_id,
                                CloseReason reason, const EmployerPorts& ports, base::Timestamp now) {
    const auto own = own_job(person, company_id, job_id, Act::change_jobs, ports);
    if (!own.ok()) return PublishRefusal(own.error());
    const bool was_open = own->job.state == JobState::published;
    const auto closed = change_job_state(ports.catalogue, own->job.id, JobState::closed, now);
    if (!closed.ok()) return PublishRefusal(closed.error());
    if (was_open) note_move(person, own->job, ActivityKind::job_closed, reason, ports, now);
    return own->job.id;
}

PublishOutcome<JobId> close_filled_job(const Person& person, std::string_view company_id,
                                       std::string_view job_id, const EmployerPorts& ports,
                                       base::Timestamp now) {
    const auto own = own_job(person, company_id, job_id, Act::change_jobs, ports);
    if (!own.ok()) return PublishRefusal(own.error());
    if (own->job.state == JobState::closed) return own->job.id;
    take_decisions_on(own->job.id, ports.store, now);
    const auto closed =
        change_job_state(ports.catalogue, own->job.id, JobState::closed, now, {}, Closing::answers);
    if (!closed.ok()) return PublishRefusal(closed.error());
    note_move(person, own->job, ActivityKind::job_closed, CloseReason::filled_here, ports, now);
    return own->job.id;
}

PublishOutcome<JobId> reopen_job(const Person& person, std::string_view company_id, std::string_view job_id,
                                 std::optional<base::Date> close_on, const EmployerPorts& ports,
                                 base::Timestamp now) {
    if (close_on && !may_close_on(*close_on, now)) return PublishRefusal(Refusal::InvalidMoment);
    const auto own = own_job(person, company_id, job_id, Act::publish_jobs, ports);
    if (!own.ok()) return PublishRefusal(own.error());
    if (own->job.state == JobState::published) return own->job.id;
    if (own->job.state == JobState::suspended) return PublishRefusal(Refusal::JobSuspended);
    if (own->company.state != CompanyState::verified) return PublishRefusal(Refusal::CompanyNotVerified);
    if (take_room_for_jobs(ports.store, own->company.id, 1, now) == 0)
        return PublishRefusal(Refusal::CompanyLimitReached);
    auto opened = open_until(*own, expiry_of(close_on, now), ports, now);
    opened.ok() ? note_move(person, own->job, ActivityKind::job_reopened, std::nullopt, ports, now)
                : give_back_room(ports.store, own->company.id, 1, now);
    return opened;
}

PublishOutcome<JobId> extend_job(const Person& person, std::string_view company_id, std::string_view job_id,
                                 std::optional<base::Date> close_on, const EmployerPorts& ports,
                                 base::Timestamp now) {
    if (close_on && !may_close_on(*close_on, now)) return PublishRefusal(Refusal::InvalidMoment);
    const auto own = own_job(person, company_id, job_id, Act::publish_jobs, ports);
    if (!own.ok()) return PublishRefusal(own.error());
    if (own->job.state == JobState::suspended) return PublishRefusal(Refusal::JobSuspended);
    if (own->job.state == JobState::closed) return PublishRefusal(Refusal::JobClosed);
    const auto expires_at = expiry_of(close_on, now);
    auto extended = open_until(*own, expires_at, ports, now);
    const auto kind =
        is_sooner(own->job, expires_at) ? ActivityKind::job_changed : ActivityKind::job_extended;
    if (extended.ok()) note_move(person, own->job, kind, std::nullopt, ports, now);
    return extended;
}

}  // namespace hoigung::domain
