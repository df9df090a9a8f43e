#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/concern_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Takes a job off the site, for its wording say, or puts it back: the operator's act. The company's owners
// are told by mail with the reason, and it stands in the company's log. JobClosed for one that is not open;
// done again it changes nothing.
[[nodiscard]] Outcome<Job> set_job_suspension(JobId id, bool is_suspended, std::string_view reason,
                                              const EmployerPorts& ports, base::Timestamp now);

// Takes a job off the site whose wording the operator has reviewed: that is settled by it.
[[nodiscard]] Outcome<Job> take_down_job(JobId id, std::string_view reason, const EmployerPorts& ports,
                                         ConcernStore& concerns, base::Timestamp now);

}  // namespace hoigung::domain
