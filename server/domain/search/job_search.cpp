#include "domain/search/job_search.hpp"

#include "base/text.hpp"

namespace hoigung::domain {

JobSort JobQuery::order() const {
    const bool has_text = !base::trim(term).empty();
    if (sort == JobSort::newest) return JobSort::newest;
    if (sort == JobSort::relevance && has_text) return JobSort::relevance;
    if (has_place()) return JobSort::nearest;
    return has_text ? JobSort::relevance : JobSort::newest;
}

}  // namespace hoigung::domain
