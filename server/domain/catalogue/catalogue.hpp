#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/catalogue/showcase.hpp"

namespace hoigung::domain {

// Rows of the catalogue as the store gives them: all of it, or what changed since a version.
struct CatalogueRows {
    // The number of the last change that the rows contain.
    std::int64_t version = 0;
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

// Everything public, as it stood at one version. Immutable: a change makes a new one that shares what
// stayed the same, and readers keep the one they hold.
class Catalogue {
  public:
    Catalogue() = default;
    explicit Catalogue(CatalogueRows rows);
    // The catalogue after a change.
    [[nodiscard]] Catalogue with(CatalogueRows changed) const;

    [[nodiscard]] std::int64_t version() const { return version_; }

    // In any state, also closed and suspended.
    [[nodiscard]] const Job* job(JobId id) const;
    [[nodiscard]] const Company* company(CompanyId id) const;
    // Every job is of a known company.
    [[nodiscard]] const Company& company_of(const Job& job) const;

    // Published and of a company that is not suspended.
    [[nodiscard]] bool is_open(const Job& job) const;
    // All open jobs, newest first, then by id.
    [[nodiscard]] std::span<const Job* const> open_jobs() const { return open_jobs_; }
    // All jobs in no particular order.
    template <class Visit>
    void each_job(Visit visit) const {
        for (const auto& entry : jobs_) visit(*entry.second);
    }
    template <class Visit>
    void each_company(Visit visit) const {
        for (const auto& entry : companies_) visit(*entry.second);
    }

    // What the home page shows; what is hidden is not here.
    [[nodiscard]] const JobList* job_list(JobListId id) const;
    // Each in the order the operator gave.
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
    boost::unordered_flat_map<JobId, std::shared_ptr<const Job>, std::hash<JobId>> jobs_;
    boost::unordered_flat_map<CompanyId, std::shared_ptr<const Company>, std::hash<CompanyId>> companies_;
    std::vector<const Job*> open_jobs_;
    std::vector<JobList> lists_;
    std::vector<Banner> banners_;
    std::vector<FeaturedCompany> featured_companies_;
    std::vector<Bid> bids_;
};

// Newest first, then by id: the order of lists without a search text.
[[nodiscard]] bool newer(const Job& left, const Job& right);

}  // namespace hoigung::domain
