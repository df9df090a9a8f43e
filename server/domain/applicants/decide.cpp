#include "domain/applicants/decide.hpp"

#include <algorithm>
#include <set>

#include "domain/applicants/find_applicants.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/for_each_due.hpp"

namespace hoigung::domain {
namespace {

constexpr int kDueAtOnce = 100;

bool is_same(const WaitingDecision& decision, const DecisionRequest& request) {
    return decision.status == request.status &&
           (request.status != ApplicationStatus::rejected || decision.reason == request.reason);
}

// One decision of a request, whose company is locked.
class Decider {
  public:
    Decider(EmployerWriter& writer, const Person& person, const DecisionRequest& request, CompanyId company,
            base::Timestamp closed_before, base::Timestamp now)
        : writer_(writer),
          person_(person),
          request_(request),
          company_(company),
          closed_before_(closed_before),
          now_(now) {}

    // The moment at which it takes effect.
    Outcome<base::Timestamp> decide(std::string_view id) {
        const auto parsed = ApplicationId::parse(id);
        if (!parsed) return Refusal::IdNotFound;
        // Locked before the status is read: it is either still to come or seen.
        const auto waiting = writer_.lock_decision(*parsed);
        const auto card = writer_.applicant(company_, *parsed, closed_before_);
        if (!card) return Refusal::IdNotFound;
        jobs_.insert(card->application.job);
        if (waiting && is_same(*waiting, request_)) return waiting->due_at;
        if (waiting && waiting->by != person_.id && !request_.replaces) return Refusal::DecidedByOther;
        const Application& application = card->application;
        if (!may_decide(application.status, request_.status)) return Refusal::NoSuchApplication;
        if (application.status == ApplicationStatus::job_closed &&
            writer_.applications().is_superseded(application))
            return Refusal::NoSuchApplication;
        const bool rejects = request_.status == ApplicationStatus::rejected;
        writer_.put(WaitingDecision{*parsed, request_.status, rejects ? request_.reason : std::nullopt,
                                    person_.id, now_ + kDecisionWaits});
        return now_ + kDecisionWaits;
    }

    // The jobs that it was decided about.
    [[nodiscard]] const std::set<JobId>& jobs() const { return jobs_; }

  private:
    EmployerWriter& writer_;
    const Person& person_;
    const DecisionRequest& request_;
    const CompanyId company_;
    const base::Timestamp closed_before_;
    const base::Timestamp now_;
    std::set<JobId> jobs_;
};

// The first of some jobs that is open and has as many hired, or about to be, as vacancies.
std::optional<JobId> filled_job(const std::set<JobId>& jobs, const EmployerPorts& ports) {
    for (const JobId id : jobs) {
        std::int64_t hired = 0;
        ports.store.read([&](EmployerReader& reader) { hired = reader.hired(id) + reader.hired_soon(id); });
        const auto job = ports.catalogue.job(id);
        if (job && job->state == JobState::published && hired >= job->posting.vacancy) return id;
    }
    return std::nullopt;
}

// False when it was dropped, or is not there any more. While the application cannot be read it waits.
bool take_effect(EmployerStore& store, const DueDecision& due, base::Timestamp now) {
    bool has_effect = false;
    store.write([&](EmployerWriter& writer) {
        has_effect = false;
        auto application = lock_application(writer.applications(), due.application);
        const auto decision = writer.lock_decision(due.application);
        if (!decision || decision->due_at != due.due_at) return;
        writer.remove_decision(due.application);
        if (!application) return;
        has_effect = take_decided_step(writer.applications(), std::move(*application),
                                       {now, decision->status, decision->by, decision->reason})
                         .ok();
    });
    return has_effect;
}

int take_all(EmployerStore& store, const std::vector<DueDecision>& decisions, base::Timestamp now) {
    return for_each_due(
        "take decisions", decisions, [](const DueDecision& each) { return each.application.text(); },
        [&](const DueDecision& each) { return take_effect(store, each, now); });
}

std::vector<DueDecision> due(EmployerStore& store, base::Timestamp now, const DueDecision& after, int limit) {
    std::vector<DueDecision> decisions;
    store.read([&](EmployerReader& reader) { decisions = reader.due_decisions(now, after, limit); });
    return decisions;
}

}  // namespace

Outcome<Decisions> decide(const Person& person, const DecisionRequest& request, const EmployerPorts& ports,
                          base::Timestamp now) {
    if (request.ids.size() > kMostDecisionsAtOnce) return Refusal::TextTooLong;
    Outcome<Decisions> outcome = Refusal::CompanyNotFound;
    std::set<JobId> jobs;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<Decisions> {
            const auto own = TRY(own_company(writer, person.id, request.company, Act::answer_applicants));
            if (request.status == ApplicationStatus::rejected && !request.reason)
                return Refusal::ReasonMissing;
            Decider decider(writer, person, request, own.company.id, applicants_kept_since(ports, now), now);
            Decisions decisions{own.company.id, {}, {}, {}};
            for (const std::string_view id : request.ids) {
                const auto due_at = decider.decide(id);
                decisions.results.push_back(
                    {std::string(id), due_at.ok() ? std::nullopt : std::optional(due_at.error())});
                if (due_at.ok()) decisions.due_at = std::max(decisions.due_at.value_or(*due_at), *due_at);
            }
            jobs = decider.jobs();
            return decisions;
        }();
    });
    if (outcome.ok() && request.status == ApplicationStatus::hired)
        outcome->filled_job = filled_job(jobs, ports);
    return outcome;
}

Outcome<Decisions> undo_decisions(const Person& person, std::string_view company_id,
                                  std::span<const std::string_view> ids, const EmployerPorts& ports,
                                  base::Timestamp now) {
    if (ids.size() > kMostDecisionsAtOnce) return Refusal::TextTooLong;
    Outcome<Decisions> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<Decisions> {
            const auto own = TRY(own_company(writer, person.id, company_id, Act::answer_applicants));
            Decisions decisions{own.company.id, {}, {}, {}};
            for (const std::string_view id : ids) {
                const auto parsed = ApplicationId::parse(id);
                DecisionResult& result = decisions.results.emplace_back(DecisionResult{std::string(id), {}});
                if (!parsed ||
                    !writer.applicant(own.company.id, *parsed, applicants_kept_since(ports, now))) {
                    result.refusal = Refusal::IdNotFound;
                } else if (!writer.lock_decision(*parsed)) {
                    result.refusal = Refusal::DecisionInEffect;
                } else {
                    writer.remove_decision(*parsed);
                }
            }
            return decisions;
        }();
    });
    return outcome;
}

bool any_due_decision(EmployerStore& store, base::Timestamp now) {
    return !due(store, now, {}, 1).empty();
}

int take_due_decisions(EmployerStore& store, base::Timestamp now) {
    int taken = 0;
    // One that cannot be taken stays where it is, and hides none after it.
    DueDecision last{};
    for (auto decisions = due(store, now, last, kDueAtOnce); !decisions.empty();
         decisions = due(store, now, last, kDueAtOnce)) {
        taken += take_all(store, decisions, now);
        last = decisions.back();
    }
    return taken;
}

int take_decisions_on(JobId job, EmployerStore& store, base::Timestamp now) {
    std::vector<DueDecision> decisions;
    store.read([&](EmployerReader& reader) { decisions = reader.decisions_on(job); });
    return take_all(store, decisions, now);
}

}  // namespace hoigung::domain
