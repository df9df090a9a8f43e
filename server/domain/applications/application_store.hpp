#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

// An application that waits for an answer.
struct OpenApplication {
    ApplicationId id;
    JobId job;
};

// An application that ends because its job closed then.
struct EndedApplication {
    ApplicationId id;
    base::Timestamp at;
};

// Applications within one transaction. What is read here is locked until the transaction ends: nobody else
// changes it.
class ApplicationWriter {
  public:
    virtual ~ApplicationWriter() = default;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    // An empty one when the seeker has not entered anything yet.
    [[nodiscard]] virtual Profile profile(SeekerId id) = 0;
    [[nodiscard]] virtual std::optional<Job> job(JobId id) = 0;
    [[nodiscard]] virtual bool is_suspended(CompanyId id) = 0;

    // What an Idempotency-Key was answered with, if that was after a moment and the application has neither
    // been withdrawn nor ended with its job since.
    [[nodiscard]] virtual std::optional<ApplicationId> answered(SeekerId seeker, JobId job,
                                                                std::string_view key,
                                                                base::Timestamp after) = 0;
    virtual void keep_answer(const Application& application, std::string_view key) = 0;

    // With the event in its history. False when the seeker has another for the job that was not withdrawn and
    // did not end with the job.
    [[nodiscard]] virtual bool add(const Application& application) = 0;
    // Whose it is. It is not locked: the seeker is locked before.
    [[nodiscard]] virtual std::optional<SeekerId> seeker_of(ApplicationId id) = 0;
    // Not when its account is being deleted.
    [[nodiscard]] virtual std::optional<Application> application(ApplicationId id) = 0;
    // The newest that is not withdrawn, under the same condition.
    [[nodiscard]] virtual std::optional<Application> application(JobId job, SeekerId seeker) = 0;
    // Those for some jobs, locked.
    [[nodiscard]] virtual std::vector<OpenApplication> open_applications(std::span<const JobId> jobs) = 0;
    // Whether the seeker has applied for the job again since, and did not withdraw that.
    [[nodiscard]] virtual bool is_superseded(const Application& application) = 0;
    // Those of some applications of which that is so.
    [[nodiscard]] virtual std::set<ApplicationId> superseded(std::span<const ApplicationId> ids) = 0;
    // Gives it a new status and appends the event to its history and to the log of changes. One that is an
    // answer (reply_record.hpp) is recorded as such. With what is withdrawn goes what the company's people
    // wrote about it.
    virtual void move(ApplicationId id, const ApplicationEvent& event) = 0;
    // Ends many with their jobs, each at its moment. Of a job that closes there may be thousands.
    virtual void end_with_job(std::span<const EndedApplication> ended) = 0;
    // The employer answered. Only the first answer counts, and none of an application that is gone.
    virtual void record_answer(ApplicationId id, base::Timestamp at) = 0;
};

struct ApplicationPage {
    std::vector<Application> applications;
    std::size_t total = 0;
};

// What a seeker asks to see of their applications.
struct ApplicationFilter {
    // All when there are none.
    std::vector<ApplicationId> ids;
    std::optional<ApplicationStatus> status;
};

// A line of the change log: each is also an event in its application's history. Numbers are committed in
// order, so that a follower that remembers the last one misses none; there may be gaps.
struct ApplicationChange {
    std::int64_t number = 0;
    ApplicationId application;
    SeekerId seeker;
    JobId job;
    ApplicationEvent event;

    bool operator==(const ApplicationChange&) const = default;
};

class ApplicationStore {
  public:
    virtual ~ApplicationStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(ApplicationWriter&)>& work) = 0;

    // As an employer sees it: not when its account is being deleted.
    [[nodiscard]] virtual std::optional<Application> application(ApplicationId id) = 0;
    // Newest first, without withdrawn ones.
    [[nodiscard]] virtual ApplicationPage applications_of(SeekerId seeker, const ApplicationFilter& filter,
                                                          Page page) = 0;
    // Newest first, with withdrawn ones, without those of accounts that are being deleted: the employer's
    // view.
    [[nodiscard]] virtual ApplicationPage applications_of(JobId job, std::optional<ApplicationStatus> status,
                                                          Page page) = 0;
    // Whether the company sees who applied for a job: not when it was removed or closed before a moment.
    [[nodiscard]] virtual bool are_applicants_seen(JobId job, base::Timestamp closed_before) = 0;
    // Every application ever made, including withdrawn ones, newest first.
    [[nodiscard]] virtual std::vector<Application> all_applications_of(SeekerId seeker) = 0;
    // Jobs that the seeker cannot apply for again, the most recently applied for first.
    [[nodiscard]] virtual std::vector<JobId> applied_jobs(SeekerId seeker) = 0;

    [[nodiscard]] virtual std::int64_t last_change() = 0;
    // Changes after a number, in order, at most `limit`. Those of removed accounts are gone.
    [[nodiscard]] virtual std::vector<ApplicationChange> changes_after(std::int64_t number, int limit) = 0;

    // Makes the summaries that lists of applicants are filtered by, for applications that were made before
    // there were any.
    virtual void make_missing_summaries() = 0;

    // Deletes what Idempotency-Keys were answered with up to a moment.
    virtual void sweep(base::Timestamp kept_until) = 0;
};

}  // namespace hoigung::domain
