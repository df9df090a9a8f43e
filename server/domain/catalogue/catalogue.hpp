#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/shared_map.hpp"
#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/catalogue/showcase.hpp"

namespace hoigung::domain {

// Rows of the catalogue as the store gives them: all of it, or what changed since a version.
struct CatalogueRows {
    // Jobs that were closed or removed before this moment are left out.
    base::Timestamp closed_before{};
    // The number of the last change that the rows contain, and its token.
    std::int64_t version = 0;
    std::string token{};
    // The current token of the change that the reader saw last. A token that differs from the reader's means
    // that the store lost changes and reused their numbers.
    std::string seen_token{};
    std::vector<Company> companies;
    std::vector<Job> jobs;
    std::vector<JobList> lists;
    std::vector<Banner> banners;
    std::vector<FeaturedCompany> featured_companies;
    std::vector<Bid> bids;

    [[nodiscard]] bool empty() const {
        return companies.empty() && jobs.empty() && lists.empty() && banners.empty() &&
               featured_companies.empty() && bids.empty();
    }
};

// A snapshot of everything public at one version. Immutable: a change makes a new one, which shares jobs and
// companies with the old one and copies only the list of open jobs and the showcase; readers keep the one
// they hold.
class Catalogue {
  public:
    Catalogue() = default;
    // Its edition is greater than `after_edition`.
    explicit Catalogue(CatalogueRows rows, std::int64_t after_edition = -1);
    // The catalogue after a change.
    [[nodiscard]] Catalogue with(CatalogueRows changed) const;

    // A copy with jobs that are not in memory (old_jobs.hpp), for a request that asks for them. They appear
    // in none of the lists. Jobs of an unknown company are left out.
    [[nodiscard]] Catalogue beside(std::vector<Job> jobs) const;
    // A copy without the jobs that were closed or removed and have not changed since a moment.
    [[nodiscard]] Catalogue without_closed_before(base::Timestamp moment) const;

    // The number of the last change in the store, and its token.
    [[nodiscard]] std::int64_t version() const { return version_; }
    [[nodiscard]] const std::string& token() const { return token_; }
    // Grows with every change that this process sees, even when the store has lost some: a key for caches of
    // data derived from a catalogue.
    [[nodiscard]] std::int64_t edition() const { return version_ + edition_offset_; }

    // Jobs that were closed or removed before this moment are not in memory (old_jobs.hpp).
    [[nodiscard]] base::Timestamp closed_before() const { return closed_before_; }

    // A job in any state, including closed and suspended; null when it does not exist, was removed or is not
    // in memory.
    [[nodiscard]] const Job* job(JobId id) const;
    // Like job(), for callers that keep the job longer than the catalogue.
    [[nodiscard]] std::shared_ptr<const Job> shared_job(JobId id) const;
    [[nodiscard]] const Company* company(CompanyId id) const;
    // Like job(), but finds removed jobs, too, for those who applied for them.
    [[nodiscard]] const Job* known_job(JobId id) const;
    // Every job belongs to a known company, which may have been removed.
    [[nodiscard]] const Company& company_of(const Job& job) const;

    // The number of jobs in memory, removed ones included.
    [[nodiscard]] std::size_t job_count() const { return jobs_.size(); }
    // Published and of a company that is not suspended.
    [[nodiscard]] bool is_open(const Job& job) const;
    // All open jobs, newest first, then by id.
    [[nodiscard]] std::span<const Job* const> open_jobs() const { return open_jobs_; }
    // All jobs in memory, removed ones included, in no particular order.
    template <class Visit>
    void each_job(Visit visit) const {
        jobs_.each([&](const std::shared_ptr<const Job>& job) { visit(*job); });
    }
    // All companies that were not removed.
    template <class Visit>
    void each_company(Visit visit) const {
        companies_.each([&](const std::shared_ptr<const Company>& company) {
            if (!company->is_removed) visit(*company);
        });
    }

    // The home page's content, without hidden entries.
    [[nodiscard]] const JobList* job_list(JobListId id) const;
    // In the operator's order.
    [[nodiscard]] const std::vector<JobList>& lists() const { return lists_; }
    [[nodiscard]] const std::vector<Banner>& banners() const { return banners_; }
    [[nodiscard]] const std::vector<FeaturedCompany>& featured_companies() const {
        return featured_companies_;
    }
    [[nodiscard]] const std::vector<Bid>& bids() const { return bids_; }

  private:
    void put_jobs(std::vector<Job> changed);
    void rebuild_open_jobs();

    std::int64_t version_ = 0;
    std::string token_;
    std::int64_t edition_offset_ = 0;
    base::Timestamp closed_before_{};
    base::SharedMap<JobId, std::shared_ptr<const Job>> jobs_;
    base::SharedMap<CompanyId, std::shared_ptr<const Company>> companies_;
    std::vector<const Job*> open_jobs_;
    std::vector<JobList> lists_;
    std::vector<Banner> banners_;
    std::vector<FeaturedCompany> featured_companies_;
    std::vector<Bid> bids_;
};

// Newest first, then by id: the order of lists without a search text.
[[nodiscard]] bool newer(const Job& left, const Job& right);

}  // namespace hoigung::domain
