#pragma once

#include <cstdint>
#include <vector>

#include "domain/catalogue/company.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::domain {

// Texts and jobs as an index compares them. A job can match a text only if it has at least one term of each
// of the text's parts.
class JobTerms {
  public:
    virtual ~JobTerms() = default;

    // The terms of each part of the search's text.
    [[nodiscard]] virtual std::vector<std::vector<std::uint64_t>> terms_asked_for(
        const JobQuery& query) const = 0;
    // Sorted.
    [[nodiscard]] virtual std::vector<std::uint64_t> terms_of(const Job& job,
                                                              const Company& company) const = 0;
};

}  // namespace hoigung::domain
