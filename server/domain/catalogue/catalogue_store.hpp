#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/wordings/concern.hpp"

namespace hoigung::domain {

// The catalogue within one transaction. Every put is also written to the change log, so that readers see it.
class CatalogueWriter {
  public:
    virtual ~CatalogueWriter() = default;

    // Removed companies and jobs are found only by is_removed.
    [[nodiscard]] virtual std::optional<Company> company(CompanyId id) = 0;
    [[nodiscard]] virtual std::optional<Job> job(JobId id) = 0;
    [[nodiscard]] virtual std::vector<Job> jobs_of(CompanyId id) = 0;
    // Jobs of a company that were published since a moment and changed after a version of the catalogue: the
    // ones that a reader of CatalogueStore::recent_jobs_of does not know yet.
    [[nodiscard]] virtual std::vector<Job> recent_jobs_of(CompanyId id, base::Timestamp since,
                                                          std::int64_t after_version) = 0;
    // Reads several jobs with one query, before they are asked for one by one.
    virtual void read_ahead(std::span<const JobId> ids) = 0;
    [[nodiscard]] virtual bool is_removed(CompanyId id) = 0;
    [[nodiscard]] virtual bool is_removed(JobId id) = 0;
    [[nodiscard]] virtual std::optional<JobList> job_list(JobListId id) = 0;
    [[nodiscard]] virtual std::optional<Banner> banner(BannerId id) = 0;
    [[nodiscard]] virtual std::optional<FeaturedCompany> featured_company(FeaturedCompanyId id) = 0;
    [[nodiscard]] virtual std::optional<Bid> bid(BidId id) = 0;
    // Published jobs whose closes_at is not after `now`, at most `limit`.
    [[nodiscard]] virtual std::vector<Job> due_jobs(base::Timestamp now, int limit) = 0;

    virtual void put(const Company& company) = 0;
    virtual void put(const Job& job) = 0;
    virtual void put(const JobList& list) = 0;
    virtual void put(const Banner& banner) = 0;
    virtual void put(const FeaturedCompany& featured) = 0;
    virtual void put(const Bid& bid) = 0;

    // Records that closing the job, which was put as closed, answers its waiting applicants.
    virtual void answer_by_closing(JobId job) = 0;
    // The part of the company's reply record that seekers see.
    virtual void put_reply_record(CompanyId company, const std::optional<PublicReplyRecord>& record) = 0;

    // Stores what the operator should review in a job. New wording reopens the case; an empty list takes the
    // job off the queue.
    virtual void note_concerns(JobId job, const std::vector<Concern>& concerns, base::Timestamp now) = 0;
    // Deletes the job's bookmarks, notifications and review entry.
    virtual void forget(JobId job) = 0;
};

// A job that was closed or removed.
struct OldJob {
    JobId id;
    CompanyId company_id;
    base::Timestamp published_at;
    bool is_removed = false;
};

// Some jobs of a company, in the state of a version of the catalogue.
struct JobsOfVersion {
    std::int64_t version = 0;
    std::vector<Job> jobs;
};

// The stored catalogue.
class CatalogueStore {
  public:
    virtual ~CatalogueStore() = default;

    // Runs `work` in one transaction: committed to disk when this returns, rolled back when it throws.
    virtual void write(const std::function<void(CatalogueWriter&)>& work) = 0;
    // Reads from the store, which may be newer than the catalogue in memory. Removed companies and jobs are
    // not found.
    [[nodiscard]] virtual std::optional<Company> company(CompanyId id) = 0;
    // Returns only the companies that exist, in any order.
    [[nodiscard]] virtual std::vector<Company> companies(std::span<const CompanyId> ids) = 0;
    // All companies, removed ones included.
    [[nodiscard]] virtual std::vector<Company> every_company() = 0;
    [[nodiscard]] virtual std::optional<Job> job(JobId id) = 0;
    // Returns only the jobs that exist, removed ones included.
    [[nodiscard]] virtual std::vector<Job> jobs(std::span<const JobId> ids) = 0;
    // Jobs of a company that were published since a moment. Leaves out removed jobs.
    [[nodiscard]] virtual JobsOfVersion recent_jobs_of(CompanyId id, base::Timestamp since) = 0;
    // Jobs that were closed or removed at or after one moment and before another.
    [[nodiscard]] virtual std::vector<OldJob> closed_jobs(std::optional<base::Timestamp> since,
                                                          base::Timestamp before) = 0;
    [[nodiscard]] virtual std::optional<Banner> banner(BannerId id) = 0;
    // The current lists, banners, featured companies and bids, hidden ones included, by id.
    [[nodiscard]] virtual CatalogueRows showcase() = 0;
    // Removed companies and jobs are included.
    [[nodiscard]] virtual CatalogueRows load() = 0;
    // Like load(), without jobs that were closed or removed before a moment.
    [[nodiscard]] virtual CatalogueRows load_without_closed_before(base::Timestamp moment) = 0;
    // Items that changed after a version, each once, in its current state. A lower version than the given
    // one, or a seen_token that differs from the reader's, means that the store has another history: then
    // load everything.
    [[nodiscard]] virtual CatalogueRows changes_since(std::int64_t version) = 0;
};

}  // namespace hoigung::domain
