#include "domain/applicants/decide.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/for_each_due.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

constexpr int kDueAtOnce = 100;

bool is_same(const WaitingDecision& decision, const DecisionRequest& request) {
    return decision.status == request.status &&
           (request.status != ApplicationStatus::rejected || decision.reason == request.reason);
}

std::vector<std::optional<ApplicationId>> parsed(std::span<const std::string_view> ids) {
    std::vector<std::optional<ApplicationId>> all;
    for (const std::string_view id : ids) all.push_back(ApplicationId::parse(id));
    return all;
}

std::vector<ApplicationId> distinct(std::span<const std::optional<ApplicationId>> ids) {
    std::set<ApplicationId> known;
    for (const auto& id : ids) {
        if (id) known.insert(*id);
    }
    return {known.begin(), known.end()};
}

// The applicants of a request and their waiting decisions, read at once.
class Cases {
  public:
    Cases(EmployerWriter& writer, CompanyId company, std::span<const ApplicationId> ids,
          base::Timestamp closed_before) {
        // The decisions are locked before the status is read: a decision is then either still waiting, or its
        // effect is visible in the status.
        for (const WaitingDecision& each : writer.applicants().lock_decisions(ids))
            waiting_.emplace(each.application, each);
        for (ApplicantCard& card : writer.applicants().cards(company, ids, closed_before))
            applications_.emplace(card.application.id, std::move(card.application));
    }

    [[nodiscard]] const std::map<ApplicationId, Application>& applications() const { return applications_; }
    // Null when the application is not found.
    [[nodiscard]] const Application* application(const std::optional<ApplicationId>& id) const {
        const auto found = id ? applications_.find(*id) : applications_.end();
        return found == applications_.end() ? nullptr : &found->second;
    }
    [[nodiscard]] const WaitingDecision* waiting(ApplicationId id) const {
        const auto found = waiting_.find(id);
        return found == waiting_.end() ? nullptr : &found->second;
    }

  private:
    std::map<ApplicationId, WaitingDecision> waiting_;
    std::map<ApplicationId, Application> applications_;
};

// The decisions of a request. The caller has locked the company.
class Decider {
  public:
    Decider(EmployerWriter& writer, const Person& person, const DecisionRequest& request, const Cases& cases,
            base::Timestamp now)
        : writer_(writer), person_(person), request_(request), cases_(cases), now_(now) {
        std::vector<ApplicationId> closed;
        for (const auto& [id, application] : cases.applications()) {
            if (application.status == ApplicationStatus::job_closed) closed.push_back(id);
        }
        if (!closed.empty()) superseded_ = writer.applications().superseded(closed);
    }

    // Returns the moment at which the decision takes effect.
    Outcome<base::Timestamp> decide(const std::optional<ApplicationId>& id) {
        const Application* application = cases_.application(id);
        if (application == nullptr) return Refusal::IdNotFound;
        jobs_.insert(application->job);
        const WaitingDecision* waiting = cases_.waiting(*id);
        if (waiting != nullptr && is_same(*waiting, request_)) return waiting->due_at;
        if (waiting != nullptr && waiting->by != person_.id && !request_.replaces)
            return Refusal::DecidedByOther;
        if (!may_decide(application->status, request_.status)) return Refusal::StepNotAllowed;
        if (superseded_.contains(*id)) return Refusal::AppliedAgain;
        const bool rejects = request_.status == ApplicationStatus::rejected;
        decided_.insert_or_assign(
            *id, WaitingDecision{*id, request_.status, rejects ? request_.reason : std::nullopt, person_.id,
                                 now_ + kDecisionWaits});
        return now_ + kDecisionWaits;
    }

    void write() const {
        std::vector<WaitingDecision> decisions;
        for (const auto& [id, decision] : decided_) decisions.push_back(decision);
        writer_.applicants().put_decisions(decisions);
    }

    // The jobs of the applicants in the request.
    [[nodiscard]] const std::set<JobId>& jobs() const { return jobs_; }

  private:
    EmployerWriter& writer_;
    const Person& person_;
    const DecisionRequest& request_;
    const Cases& cases_;
    const base::Timestamp now_;
    std::set<ApplicationId> superseded_;
    std::map<ApplicationId, WaitingDecision> decided_;
    std::set<JobId> jobs_;
};

// The decisions of a request, and the jobs that they are about.
struct Decided {
    Decisions decisions;
    std::set<JobId> jobs;
};

// Finds the open job, lowest id first, that has at least as many applicants hired or about to be as
// vacancies.
void find_filled_job(const std::set<JobId>& jobs, const EmployerPorts& ports, Decisions& decisions) {
    const std::vector<JobId> ids(jobs.begin(), jobs.end());
    if (ids.empty()) return;
    auto hired = look_up(ports.store, [&](EmployerReader& reader) {
        auto counts = reader.applicants().hired(ids);
        for (const auto& [job, count] : reader.applicants().hires_waiting(ids)) counts[job] += count;
        return counts;
    });
    for (const Job& job : ports.catalogue.jobs(ids)) {
        const bool is_open = !job.is_removed && job.state == JobState::published;
        if (!is_open || hired[job.id] < job.posting.vacancy) continue;
        if (decisions.filled_job && *decisions.filled_job < job.id) continue;
        decisions.filled_job = job.id;
        decisions.hired = hired[job.id];
    }
}

// Returns false when the decision was dropped or is gone. While the application cannot be read, the decision
// keeps waiting.
bool take_effect(EmployerStore& store, const DueDecision& due, base::Timestamp now) {
    return transact(store, [&](EmployerWriter& writer) {
        auto application = lock_application(writer.applications(), due.application);
        const auto decision = writer.applicants().lock_decision(due.application);
        if (!decision || decision->due_at != due.due_at) return false;
        writer.applicants().remove_decisions(std::span(&due.application, 1));
        if (!application) return false;
        return take_decided_step(writer.applications(), std::move(*application),
                                 {now, decision->status, decision->by, decision->reason})
            .ok();
    });
}

int take_all(EmployerStore& store, const std::vector<DueDecision>& decisions, base::Timestamp now) {
    return for_each_due(
        "take decisions", decisions, [](const DueDecision& each) { return each.application.text(); },
        [&](const DueDecision& each) { return take_effect(store, each, now); });
}

std::vector<DueDecision> due(EmployerStore& store, base::Timestamp now, const DueDecision& after, int limit) {
    return look_up(
        store, [&](EmployerReader& reader) { return reader.applicants().due_decisions(now, after, limit); });
}

}  // namespace

Outcome<Decisions> decide(const Person& person, const DecisionRequest& request, const EmployerPorts& ports,
                          base::Timestamp now) {
    if (request.ids.size() > kMostDecisionsAtOnce) return Refusal::TooManyAtOnce;
    auto decided = transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Decided> {
        const auto own = TRY(own_company(writer, person.id, request.company, Permission::answer_applicants));
        if (request.status == ApplicationStatus::rejected && !request.reason) return Refusal::ReasonMissing;
        const auto ids = parsed(request.ids);
        const Cases cases(writer, own.company.id, distinct(ids), applicants_kept_since(ports, now));
        Decider decider(writer, person, request, cases, now);
        Decisions decisions{own.company, {}, {}, {}};
        for (std::size_t at = 0; at < ids.size(); ++at) {
            const auto due_at = decider.decide(ids[at]);
            decisions.results.push_back(
                {std::string(request.ids[at]), due_at.ok() ? std::nullopt : std::optional(due_at.error())});
            if (due_at.ok()) decisions.due_at = std::max(decisions.due_at.value_or(*due_at), *due_at);
        }
        decider.write();
        return Decided{std::move(decisions), decider.jobs()};
    });
    if (!decided.ok()) return decided.error();
    if (request.status == ApplicationStatus::hired) find_filled_job(decided->jobs, ports, decided->decisions);
    return std::move(decided->decisions);
}

Outcome<Decisions> undo_decisions(const Person& person, std::string_view company_id,
                                  std::span<const std::string_view> ids, const EmployerPorts& ports,
                                  base::Timestamp now) {
    if (ids.size() > kMostDecisionsAtOnce) return Refusal::TooManyAtOnce;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Decisions> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::answer_applicants));
        const auto known = parsed(ids);
        const Cases cases(writer, own.company.id, distinct(known), applicants_kept_since(ports, now));
        Decisions decisions{own.company, {}, {}, {}};
        std::set<ApplicationId> undone;
        for (std::size_t at = 0; at < ids.size(); ++at) {
            DecisionResult& result = decisions.results.emplace_back(DecisionResult{std::string(ids[at]), {}});
            if (cases.application(known[at]) == nullptr) {
                result.refusal = Refusal::IdNotFound;
            } else if (cases.waiting(*known[at]) == nullptr || !undone.insert(*known[at]).second) {
                result.refusal = Refusal::DecisionInEffect;
            }
        }
        writer.applicants().remove_decisions(std::vector<ApplicationId>(undone.begin(), undone.end()));
        return decisions;
    });
}

bool any_due_decision(EmployerStore& store, base::Timestamp now) {
    return !due(store, now, {}, 1).empty();
}

int take_due_decisions(EmployerStore& store, base::Timestamp now) {
    int taken = 0;
    // A decision that fails keeps its place and does not hold up those after it.
    DueDecision last{};
    for (auto decisions = due(store, now, last, kDueAtOnce); !decisions.empty();
         decisions = due(store, now, last, kDueAtOnce)) {
        taken += take_all(store, decisions, now);
        last = decisions.back();
    }
    return taken;
}

int take_decisions_on(JobId job, EmployerStore& store, base::Timestamp now) {
    const auto decisions =
        look_up(store, [&](EmployerReader& reader) { return reader.applicants().decisions_on(job); });
    return take_all(store, decisions, now);
}

}  // namespace hoigung::domain
