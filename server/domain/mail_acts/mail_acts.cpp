#include "domain/mail_acts/mail_acts.hpp"

#include <array>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/candidacies/answer_interview.hpp"
#include "domain/candidacies/attend_interview.hpp"
#include "domain/candidacies/candidacy_access.hpp"
#include "domain/employer_jobs/job_lifecycle.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/interviews/outcomes.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

bool is_on_application(MailActKind kind) {
    return kind == MailActKind::contacted || kind == MailActKind::rejected;
}

ApplicationStatus status_of(MailActKind kind) {
    return kind == MailActKind::contacted ? ApplicationStatus::contacted : ApplicationStatus::rejected;
}

Permission permission_for(MailActKind kind) {
    if (is_on_application(kind)) return Permission::answer_applicants;
    return kind == MailActKind::keep_job ? Permission::publish_jobs : Permission::change_jobs;
}

// The person whom the token names, as they are now.
std::optional<Person> person_of(const MailAct& act, EmployerStore& store) {
    const auto id = PersonId::parse(act.by);
    return look_up(store,
                   [&](EmployerReader& reader) { return id ? reader.people().find(*id) : std::nullopt; });
}

// The seeker whom the token names, unless the account is being deleted.
std::optional<Seeker> seeker_of(const MailAct& act, IdentityStore& seekers) {
    const auto id = SeekerId::parse(act.by);
    auto seeker = id ? seekers.seeker(*id) : std::nullopt;
    return seeker && !seeker->is_being_deleted() ? seeker : std::nullopt;
}

// A link that was made here, with who may use it: a seeker for acts on interviews, otherwise a person.
struct Link {
    MailAct act;
    Person person{};
    SeekerId seeker{};
};

Outcome<Link> read_link(std::string_view token, const MailActPorts& ports) {
    Link link;
    auto act = ports.tokens.read(token, [&](const MailAct& named) -> std::string {
        if (is_on_interview(named.kind)) {
            const auto seeker = seeker_of(named, ports.seekers);
            if (!seeker) return "";
            link.seeker = seeker->id;
            return seeker->email;
        }
        auto person = person_of(named, ports.employers.store);
        if (!person) return "";
        link.person = std::move(*person);
        return link.person.email.text();
    });
    if (!act) return Refusal::IdNotFound;
    link.act = std::move(*act);
    return link;
}

// Whether the version of an application is still the one that a mail told of: nobody has taken a step since,
// and no decision waits.
bool is_unchanged(const ApplicantCard& card, const MailAct& act) {
    const auto steps = static_cast<std::int64_t>(card.application.history.size());
    return steps == act.version && !card.decision;
}

// What the act is about. The job is empty when the person may not act.
struct Subject {
    std::optional<Job> job{};
    LocalizedText company{};
    std::optional<base::Timestamp> applied_at{};
    bool is_unchanged = false;
    std::optional<Interview> interview{};
};

Subject subject_of(const Link& link, Job job, LocalizedText company) {
    const bool is_open = job.state == JobState::published && !job.is_removed;
    const bool is_unchanged = is_open && version_of(job.updated_at) == link.act.version;
    return {std::move(job), std::move(company), std::nullopt, is_unchanged};
}

Subject find_application(const Link& link, const MailActPorts& ports, base::Timestamp now) {
    const auto id = ApplicationId::parse(link.act.thing).value();
    const auto candidacy =
        look_up(ports.candidacies.store, [&](CandidacyReader& reader) { return reader.candidacy(id); });
    if (!candidacy) return {};
    return look_up(ports.employers.store, [&](EmployerReader& reader) -> Subject {
        const auto own =
            own_company(reader, link.person.id, candidacy->company().text(), permission_for(link.act.kind));
        const auto card = own.ok() ? reader.applicants().card(own->company.id, id,
                                                              applicants_kept_since(ports.employers, now))
                                   : std::nullopt;
        if (!card) return {};
        return {candidacy->job, candidacy->company_name, card->application.applied_at,
                is_unchanged(*card, link.act)};
    });
}

Subject find_job(const Link& link, const MailActPorts& ports) {
    auto job = ports.employers.catalogue.job(JobId::parse(link.act.thing).value());
    if (!job) return {};
    const auto own = look_up(ports.employers.store, [&](EmployerReader& reader) {
        return own_company(reader, link.person.id, job->company_id.text(), permission_for(link.act.kind));
    });
    if (!own.ok()) return {};
    auto company = ports.employers.catalogue.company(job->company_id);
    return subject_of(link, std::move(*job), company ? company->profile.name : LocalizedText{});
}

// Whether the interview is still as the mail told of it, so that the act can be done.
bool is_unchanged(const Interview& interview, const MailAct& act, base::Timestamp now) {
    if (interview.version != act.version) return false;
    switch (act.kind) {
        case MailActKind::confirm_interview:
            return may_say(interview, Attendance::confirmed, now);
        case MailActKind::late_for_interview:
            return may_say(interview, Attendance::late, now);
        default:
            return state_after(interview.state, InterviewStep::decline) && !has_begun(interview, now);
    }
}

Subject find_interview(const Link& link, const MailActPorts& ports, base::Timestamp now) {
    const auto id = InterviewId::parse(link.act.thing).value();
    return look_up(ports.candidacies.store, [&](CandidacyReader& reader) -> Subject {
        auto interview = reader.interview(id);
        const auto candidacy = interview
                                   ? candidacy_of_seeker(reader, link.seeker, interview->application.text())
                                   : Outcome<Candidacy>(Refusal::IdNotFound);
        if (!candidacy.ok()) return {};
        // Declining needs nobody who hears of it.
        if (!candidacy->is_company_reachable() && link.act.kind != MailActKind::decline_interview) return {};
        const bool is_as_told = is_unchanged(*interview, link.act, now);
        return {candidacy->job, candidacy->company_name, std::nullopt, is_as_told, std::move(interview)};
    });
}

std::string page_path(const Link& link, const Subject& subject) {
    if (subject.interview)
        return "profile/?page=myApplications&popup=application&id=" + subject.interview->application.text();
    const std::string company = subject.job->company_id.text();
    if (is_on_application(link.act.kind)) return company + "/applicants/?applicant=" + link.act.thing;
    return company + "/jobs/";
}

Subject find_subject(const Link& link, const MailActPorts& ports, base::Timestamp now) {
    if (link.act.expires_at <= now) return {};
    if (is_on_interview(link.act.kind)) return find_interview(link, ports, now);
    return is_on_application(link.act.kind) ? find_application(link, ports, now) : find_job(link, ports);
}

MailActPage page_of(const Link& link, const Subject& subject, base::Timestamp now) {
    if (link.act.expires_at <= now) return {link.act.kind, MailActState::expired};
    if (!subject.job) return {link.act.kind, MailActState::not_allowed};
    return {link.act.kind,
            subject.is_unchanged ? MailActState::ready : MailActState::changed,
            subject.job->posting.name,
            subject.company,
            subject.applied_at,
            subject.interview ? subject.interview->time : std::nullopt,
            page_path(link, subject)};
}

// Takes effect at once: the person has read what would happen before they pressed the button. Reads
// everything again under the locks, so that of two who act at once one finds it changed.
MailActState decide(const Link& link, RejectReason reason, CompanyId company, const MailActPorts& ports,
                    base::Timestamp now) {
    const auto id = ApplicationId::parse(link.act.thing).value();
    const ApplicationStatus status = status_of(link.act.kind);
    return transact(ports.employers.store, [&](EmployerWriter& writer) {
        const auto own = own_company(writer, link.person.id, company.text(), permission_for(link.act.kind));
        if (!own.ok()) return MailActState::not_allowed;
        auto application = lock_application(writer.applications(), id);
        const bool waits = writer.applicants().lock_decision(id).has_value();
        const auto card = writer.applicants().card(company, id, applicants_kept_since(ports.employers, now));
        if (!application || !card || waits || !is_unchanged(*card, link.act)) return MailActState::changed;
        const bool is_rejected = status == ApplicationStatus::rejected;
        const auto taken = take_decided_step(
            writer.applications(), std::move(*application),
            {now, status, link.person.id, is_rejected ? std::optional(reason) : std::nullopt});
        return taken.ok() ? MailActState::done : MailActState::changed;
    });
}

MailActState act_on_interview(const Link& link, const MailActPorts& ports, base::Timestamp now) {
    const int version = static_cast<int>(link.act.version);
    const auto changed =
        link.act.kind == MailActKind::decline_interview
            ? answer_interview(link.seeker, link.act.thing, version, {InterviewStep::decline},
                               ports.candidacies, now)
            : attend_interview(
                  link.seeker, link.act.thing, version,
                  link.act.kind == MailActKind::confirm_interview ? Attendance::confirmed : Attendance::late,
                  ports.candidacies, now);
    if (changed.ok()) return MailActState::done;
    return changed.error() == Refusal::InterviewChanged ? MailActState::changed : MailActState::not_allowed;
}

MailActState move_job(const Link& link, CompanyId company_id, const MailActPorts& ports,
                      base::Timestamp now) {
    const std::string company = company_id.text();
    const std::array<std::string_view, 1> ids{link.act.thing};
    const JobsRequest request{link.person, company, ids};
    if (link.act.kind == MailActKind::hired_here) {
        const auto filled = close_filled_job(link.person, company, link.act.thing, ports.employers, now);
        return filled.ok() ? MailActState::done : MailActState::changed;
    }
    const auto moved = link.act.kind == MailActKind::keep_job
                           ? extend_jobs(request, std::nullopt, ports.employers, now)
                           : close_jobs(request, CloseReason::filled_elsewhere, ports.employers, now);
    if (!moved.ok()) return MailActState::not_allowed;
    return moved->results.front().ok() ? MailActState::done : MailActState::changed;
}

}  // namespace

Outcome<MailActPage> read_mail_act(std::string_view token, const MailActPorts& ports, base::Timestamp now) {
    const Link link = TRY(read_link(token, ports));
    return page_of(link, find_subject(link, ports, now), now);
}

Outcome<MailActPage> do_mail_act(std::string_view token, RejectReason reason, const MailActPorts& ports,
                                 base::Timestamp now) {
    const Link link = TRY(read_link(token, ports));
    const Subject subject = find_subject(link, ports, now);
    MailActPage page = page_of(link, subject, now);
    if (page.state != MailActState::ready) return page;
    const CompanyId company = subject.job->company_id;
    if (is_on_interview(link.act.kind)) {
        page.state = act_on_interview(link, ports, now);
        return page;
    }
    page.state = is_on_application(link.act.kind) ? decide(link, reason, company, ports, now)
                                                  : move_job(link, company, ports, now);
    return page;
}

}  // namespace hoigung::domain
