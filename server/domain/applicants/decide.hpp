#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/employers/employer_ports.hpp"

// Decisions of the portal about those who applied. They wait for ten seconds in which they can be undone;
// only then are they steps of change_application_status.hpp, and only then is anybody told.
namespace hoigung::domain {

inline constexpr std::size_t kMostDecisionsAtOnce = 200;

struct DecisionRequest {
    std::string_view company;
    std::vector<std::string_view> ids;
    ApplicationStatus status = ApplicationStatus::reviewed;
    // Needed for a rejection, and kept for one alone.
    std::optional<RejectReason> reason{};
    // Whether a decision of somebody else that waits gives way.
    bool replaces = false;
};

// What became of one of them.
struct DecisionResult {
    std::string id;
    std::optional<Refusal> refusal{};
};

struct Decisions {
    CompanyId company;
    std::vector<DecisionResult> results{};
    // When what was done takes effect.
    std::optional<base::Timestamp> due_at{};
    // A job as many of whose applicants are hired by this as it has vacancies, and which is still open.
    std::optional<JobId> filled_job{};
    // Of that job, with those whose decisions wait.
    std::int64_t hired{};
};

[[nodiscard]] Outcome<Decisions> decide(const Person& person, const DecisionRequest& request,
                                        const EmployerPorts& ports, base::Timestamp now);

// Takes back what is not in effect yet, whoever decided it.
[[nodiscard]] Outcome<Decisions> undo_decisions(const Person& person, std::string_view company_id,
                                                std::span<const std::string_view> ids,
                                                const EmployerPorts& ports, base::Timestamp now);

[[nodiscard]] bool any_due_decision(EmployerStore& store, base::Timestamp now);
// Puts the decisions into effect whose time has come, each in a transaction of its own. One that is not
// allowed any more, for the application was withdrawn or went on otherwise, is dropped. Returns how many took
// effect.
int take_due_decisions(EmployerStore& store, base::Timestamp now);
// The same for all that wait of a job, whenever they are due.
int take_decisions_on(JobId job, EmployerStore& store, base::Timestamp now);

}  // namespace hoigung::domain
