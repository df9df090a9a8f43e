#pragma once

#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/paging.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kJobsOfAHomeList = 6;
inline constexpr std::size_t kRecommendedJobs = 12;
inline constexpr std::size_t kFeaturedCompaniesAtHome = 12;

// A page of a list's open jobs, in the operator's order, and how many there are in all.
struct ListedJobs {
    const JobList* list = nullptr;
    std::vector<const Job*> jobs;
    std::size_t total = 0;
};

[[nodiscard]] ListedJobs jobs_of(const Catalogue& catalogue, const JobList& list, Page page);
[[nodiscard]] Outcome<ListedJobs> job_list(const Catalogue& catalogue, std::string_view id, Page page);

// For visitors without a profile: the newest jobs, one per company.
[[nodiscard]] std::vector<const Job*> newest_of_each_company(const Catalogue& catalogue, std::size_t most);

// A featured company together with its company; suspended companies are left out.
struct ShownCompany {
    const FeaturedCompany* featured = nullptr;
    const Company* company = nullptr;
};
[[nodiscard]] std::vector<ShownCompany> featured_companies(const Catalogue& catalogue);

// Spec 6: visitors do not find a suspended company.
[[nodiscard]] Outcome<const Company*> get_company(const Catalogue& catalogue, std::string_view id);

// The company with this slug, in either language; null when none or several have it.
[[nodiscard]] const Company* company_by_slug(const Catalogue& catalogue, std::string_view slug);

}  // namespace hoigung::domain
