#pragma once

#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applicants/applicant.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/applications/reply_record.hpp"

namespace hoigung::domain {

enum class ApplicantDetail { none, filters };

// When the decision about an application takes effect.
struct DueDecision {
    ApplicationId application;
    base::Timestamp due_at;
};

// An applicant's place in the list of a job.
struct ApplicantPlace {
    ApplicationId application;
    base::Timestamp applied_at;
};

// The applicants of a company's jobs, within one transaction. Applicants whose account is being deleted, and
// applicants of a job that was removed or that closed before `closed_before`, are not found.
class Applicants {
  public:
    virtual ~Applicants() = default;

    // In any order.
    [[nodiscard]] virtual std::vector<ApplicantRow> rows_of(CompanyId company, base::Timestamp closed_before,
                                                            ApplicantDetail detail) const = 0;
    // The applicants of a job who did not withdraw, newest first, starting after `after`.
    [[nodiscard]] virtual std::vector<ApplicantPlace> places_of(CompanyId company, JobId job,
                                                                base::Timestamp closed_before,
                                                                const std::optional<ApplicantPlace>& after,
                                                                int limit) const = 0;
    [[nodiscard]] virtual std::optional<ApplicantCard> card(CompanyId company, ApplicationId id,
                                                            base::Timestamp closed_before) const = 0;
    // Returns only the applicants that exist, in the order of the ids.
    [[nodiscard]] virtual std::vector<ApplicantCard> cards(CompanyId company,
                                                           std::span<const ApplicationId> ids,
                                                           base::Timestamp closed_before) const = 0;
    // The number of unread (ApplicantRow) or hired applicants, for jobs that have any.
    [[nodiscard]] virtual std::map<JobId, std::int64_t> unread_applications_of(CompanyId company) const = 0;
    [[nodiscard]] virtual std::map<JobId, std::int64_t> unread_applications(
        std::span<const JobId> jobs) const = 0;
    [[nodiscard]] virtual std::map<JobId, std::int64_t> hired_of(CompanyId company) const = 0;
    [[nodiscard]] virtual std::map<JobId, std::int64_t> hired(std::span<const JobId> jobs) const = 0;
    // The number of applicants whose hiring is decided but not yet in effect.
    [[nodiscard]] virtual std::map<JobId, std::int64_t> hires_waiting(std::span<const JobId> jobs) const = 0;
    // From a day on, counted as in reply_record.hpp.
    [[nodiscard]] virtual std::vector<ReplyDay> reply_days(CompanyId company,
                                                           std::int64_t from_day) const = 0;
    // Interviews since a moment at which, as it counts, nobody of the company was there.
    [[nodiscard]] virtual std::int64_t missed_interviews(CompanyId company, base::Timestamp since) const = 0;

    // Companies that had applicants since a day, and companies with a published reply record.
    [[nodiscard]] virtual std::vector<CompanyId> companies_with_replies(std::int64_t from_day) const = 0;

    // Decisions that are due, oldest first, starting after `after`.
    [[nodiscard]] virtual std::vector<DueDecision> due_decisions(base::Timestamp now,
                                                                 const DueDecision& after,
                                                                 int limit) const = 0;
    [[nodiscard]] virtual std::vector<DueDecision> decisions_on(JobId job) const = 0;

    // Locks the decision until the transaction ends, so that it does not take effect meanwhile.
    [[nodiscard]] virtual std::optional<WaitingDecision> lock_decision(ApplicationId application) = 0;
    // The waiting decisions about some applications.
    [[nodiscard]] virtual std::vector<WaitingDecision> lock_decisions(
        std::span<const ApplicationId> applications) = 0;
    virtual void put_decisions(std::span<const WaitingDecision> decisions) = 0;
    virtual void remove_decisions(std::span<const ApplicationId> applications) = 0;
    // Does nothing when the application was opened before.
    virtual void mark_opened(ApplicationId application, PersonId by, base::Timestamp now) = 0;
    // Does nothing when a note with this key exists.
    virtual void add(ApplicationId application, const ApplicantNote& note, std::string_view key) = 0;
    virtual void remove(ApplicantNoteId note) = 0;
    virtual void rate(ApplicationId application, std::optional<int> rating) = 0;
};

}  // namespace hoigung::domain
