#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/employers/employer_ports.hpp"

// Decisions about applicants in the portal. A decision waits for ten seconds in which it can be undone; only
// then does it become a step of change_application_status.hpp, and only then is the applicant told.
namespace hoigung::domain {

inline constexpr std::size_t kMostDecisionsAtOnce = 200;

struct DecisionRequest {
    std::string_view company;
    std::vector<std::string_view> ids;
    ApplicationStatus status = ApplicationStatus::reviewed;
    // Required for a rejection, and ignored for other statuses.
    std::optional<RejectReason> reason{};
    // Whether this request replaces another person's waiting decision.
    bool replaces = false;
};

// The outcome for one application.
struct DecisionResult {
    std::string id;
    std::optional<Refusal> refusal{};
};

struct Decisions {
    EmployerCompany company;
    std::vector<DecisionResult> results{};
    // When the decisions of this request take effect.
    std::optional<base::Timestamp> due_at{};
    // An open job whose vacancies are all taken by hired applicants, waiting decisions included.
    std::optional<JobId> filled_job{};
    // The number of hired applicants of that job, waiting decisions included.
    std::int64_t hired{};
};

[[nodiscard]] Outcome<Decisions> decide(const Person& person, const DecisionRequest& request,
                                        const EmployerPorts& ports, base::Timestamp now);

// Drops decisions that are not in effect yet, no matter who made them.
[[nodiscard]] Outcome<Decisions> undo_decisions(const Person& person, std::string_view company_id,
                                                std::span<const std::string_view> ids,
                                                const EmployerPorts& ports, base::Timestamp now);

[[nodiscard]] bool any_due_decision(EmployerStore& store, base::Timestamp now);
// Puts due decisions into effect, each in a transaction of its own. A decision that is no longer allowed,
// because the application was withdrawn or has changed its status, is dropped. Returns how many took effect.
int take_due_decisions(EmployerStore& store, base::Timestamp now);
// Puts all waiting decisions about a job's applicants into effect at once.
int take_decisions_on(JobId job, EmployerStore& store, base::Timestamp now);

}  // namespace hoigung::domain
