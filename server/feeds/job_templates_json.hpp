#pragma once

#include <span>
#include <vector>

#include "base/embedded.hpp"
#include "domain/employer_jobs/job_template.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::feeds {

// Reads data/job_templates.json, in the order of the job types. Throws when the file is malformed, which is a
// build error.
[[nodiscard]] std::vector<domain::JobTemplate> read_job_templates(std::span<const base::EmbeddedFile> files,
                                                                  const domain::ReferenceLists& lists);

}  // namespace hoigung::feeds
