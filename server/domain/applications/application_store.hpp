#pragma once

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/applications/application.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

// The followers of the log of changes, each of which tells somebody of them. Each has its own cursor: the
// number of the last change that it has dealt with.
enum class LogFollower { seekers, employers, partners };

// An application that waits for an answer.
struct OpenApplication {
    ApplicationId id;
    JobId job;
};

// An application that ends because its job closed, and when the job closed.
struct EndedApplication {
    ApplicationId id;
    base::Timestamp at;
};

// Applications within one transaction. Seekers, jobs and applications read here are locked until the
// transaction ends, except by seeker_of.
class ApplicationWriter {
  public:
    virtual ~ApplicationWriter() = default;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    // Empty when the seeker has not entered anything yet.
    [[nodiscard]] virtual Profile profile(SeekerId id) = 0;
    [[nodiscard]] virtual std::optional<Job> job(JobId id) = 0;
    [[nodiscard]] virtual bool is_suspended(CompanyId id) = 0;

    // The application that an earlier request with this Idempotency-Key made, if that was after `after` and
    // the application has neither been withdrawn nor ended with its job since.
    [[nodiscard]] virtual std::optional<ApplicationId> answered(SeekerId seeker, JobId job,
                                                                std::string_view key,
                                                                base::Timestamp after) = 0;
    virtual void keep_answer(const Application& application, std::string_view key) = 0;

    // Also adds the events of its history. False when the seeker already has an application for the job that
    // was neither withdrawn nor ended with the job.
    [[nodiscard]] virtual bool add(const Application& application) = 0;
    // The applicant's id. The row is not locked, so that the caller can lock the seeker before the
    // application.
    [[nodiscard]] virtual std::optional<SeekerId> seeker_of(ApplicationId id) = 0;
    // Not found when the seeker's account is being deleted.
    [[nodiscard]] virtual std::optional<Application> application(ApplicationId id) = 0;
    // The newest application that is not withdrawn. Not found when the seeker's account is being deleted.
    [[nodiscard]] virtual std::optional<Application> application(JobId job, SeekerId seeker) = 0;
    // The open applications for some jobs, locked.
    [[nodiscard]] virtual std::vector<OpenApplication> open_applications(std::span<const JobId> jobs) = 0;
    // Whether the seeker has applied for the job again since and has not withdrawn the newer application.
    [[nodiscard]] virtual bool is_superseded(const Application& application) = 0;
    // The ids of the superseded ones (is_superseded) among some applications.
    [[nodiscard]] virtual std::set<ApplicationId> superseded(std::span<const ApplicationId> ids) = 0;
    // Gives the application a new status and appends the event to its history and to the change log. An
    // answer (reply_record.hpp) is recorded as such. Withdrawing also deletes what members of the company
    // wrote about the application.
    virtual void move(ApplicationId id, const ApplicationEvent& event) = 0;
    // Ends many applications with their jobs, each at its own moment. A job that closes may have thousands.
    virtual void end_with_job(std::span<const EndedApplication> ended) = 0;
    // Records that the employer answered. Only the first answer counts, and only while the application is not
    // gone.
    virtual void record_answer(ApplicationId id, base::Timestamp at) = 0;

    // Moves a follower's cursor forward, in this transaction. False when it has been there already, because
    // another process has dealt with these changes.
    [[nodiscard]] virtual bool advance(LogFollower follower, std::int64_t up_to) = 0;
};

struct ApplicationPage {
    std::vector<Application> applications;
    std::size_t total = 0;
};

// Which of their applications a seeker asks for.
struct ApplicationFilter {
    // All applications when empty.
    std::vector<ApplicationId> ids;
    std::optional<ApplicationStatus> status;
};

// A line of the change log: each is also an event in its application's history. Numbers are committed in
// order, so a follower that remembers the last one misses no change; there may be gaps.
struct ApplicationChange {
    std::int64_t number = 0;
    ApplicationId application;
    SeekerId seeker;
    JobId job;
    // The company of the job.
    CompanyId company;
    ApplicationEvent event;

    bool operator==(const ApplicationChange&) const = default;
};

class ApplicationStore {
  public:
    virtual ~ApplicationStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(ApplicationWriter&)>& work) = 0;

    // The employer's view: not found when the seeker's account is being deleted.
    [[nodiscard]] virtual std::optional<Application> application(ApplicationId id) = 0;
    // Newest first, without withdrawn ones.
    [[nodiscard]] virtual ApplicationPage applications_of(SeekerId seeker, const ApplicationFilter& filter,
                                                          Page page) = 0;
    // The employer's view, newest first: with withdrawn applications, without those of accounts that are
    // being deleted.
    [[nodiscard]] virtual ApplicationPage applications_of(JobId job, std::optional<ApplicationStatus> status,
                                                          Page page) = 0;
    // Whether the company still sees the job's applicants: false when the job was removed or closed before a
    // moment.
    [[nodiscard]] virtual bool are_applicants_seen(JobId job, base::Timestamp closed_before) = 0;
    // Every application ever made, including withdrawn ones, newest first.
    [[nodiscard]] virtual std::vector<Application> all_applications_of(SeekerId seeker) = 0;
    // Jobs that the seeker cannot apply for again, the most recently applied for first.
    [[nodiscard]] virtual std::vector<JobId> applied_jobs(SeekerId seeker) = 0;

    [[nodiscard]] virtual std::int64_t last_change() = 0;
    // Changes after a number, in order, at most `limit`. Changes of deleted accounts are left out.
    [[nodiscard]] virtual std::vector<ApplicationChange> changes_after(std::int64_t number, int limit) = 0;
    [[nodiscard]] virtual std::int64_t cursor(LogFollower follower) = 0;

    // Fills in the summaries by which lists of applicants are filtered, for applications from before
    // summaries were stored.
    virtual void make_missing_summaries() = 0;

    // Deletes stored answers to Idempotency-Keys up to a moment.
    virtual void sweep(base::Timestamp kept_until) = 0;
};

}  // namespace hoigung::domain

// The names under which the cursors are stored.
template <>
struct hoigung::base::EnumNames<hoigung::domain::LogFollower> {
    using enum domain::LogFollower;
    static constexpr EnumTable<domain::LogFollower, std::string_view> values{
        {{seekers, "application_told"}, {employers, "employer_told"}, {partners, "webhook"}}};
};
