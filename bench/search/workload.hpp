#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::bench {

struct WorkloadQuery {
    std::string_view kind;
    domain::JobQuery query;
    domain::JobSearchOptions options;
};

// The kinds of query that people make, some hundred of each, the same every time.
[[nodiscard]] std::vector<WorkloadQuery> make_workload(const domain::ReferenceLists& lists);

}  // namespace hoigung::bench
