#pragma once

#include <cstdint>
#include <vector>

#include "domain/catalogue/company.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::domain {

// Texts and jobs as an index compares them. A job has what a text asks for only if it has one of the terms of
// each of the text's parts.
class JobTerms {
  public:
    virtual ~JobTerms() = default;

    // The terms of each part of the search's text.
    [[nodiscard]] virtual std::vector<std::vector<std::uint64_t>> terms_asked_for(
        const JobQuery& query) const = 0;
    // In order.
    [[nodiscard]] virtual std::vector<std::uint64_t> terms_of(const Job& job,
                                                              const Company& company) const = 0;
};

}  // namespace hoigung::domain
