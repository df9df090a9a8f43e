#pragma once

#include "domain/search/company_search.hpp"
#include "domain/search/job_search.hpp"
#include "domain/search/job_terms.hpp"
#include "domain/search/related_jobs.hpp"
#include "domain/search/suggest.hpp"

namespace hoigung::domain {

// All searches over one snapshot of the catalogue.
class SearchIndex : public JobSearch,
                    public CompanySearch,
                    public Suggest,
                    public RelatedJobs,
                    public JobTerms {
  public:
    using CompanySearch::search;
    using JobSearch::search;
};

}  // namespace hoigung::domain
