#pragma once

#include "domain/ingest/check_line.hpp"
#include "domain/ingest/problems.hpp"

namespace hoigung::domain {

void check_job(const JobLine& line, const ReferenceLists& lists, base::Date today, Problems& problems,
               Descriptions descriptions = Descriptions::needed);

}  // namespace hoigung::domain
