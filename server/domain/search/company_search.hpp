#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "domain/catalogue/company.hpp"
#include "domain/paging.hpp"
#include "domain/reference/terms.hpp"

namespace hoigung::domain {

// Finds companies with at least one open job; with filters, one open job has to pass all of them.
struct CompanyQuery {
    // Words of the company's name, in either language.
    std::string term;
    std::vector<std::string> districts;
    std::vector<std::string> job_types;
    std::vector<Employment> employments;
    // The language of the names by which companies with equally many jobs are sorted.
    Locale locale = Locale::zh_hant;
};

struct CompanyMatch {
    CompanyId company;
    // The number of all its open jobs, regardless of the filters.
    std::int64_t open_job_count = 0;

    bool operator==(const CompanyMatch&) const = default;
};

struct CompanySearchAnswer {
    // Most open jobs first, then by name.
    std::vector<CompanyMatch> companies;
    std::int64_t total = 0;
};

class CompanySearch {
  public:
    virtual ~CompanySearch() = default;
    [[nodiscard]] virtual CompanySearchAnswer search(const CompanyQuery& query, Page page) const = 0;
};

}  // namespace hoigung::domain
