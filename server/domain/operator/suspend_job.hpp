#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/concern_store.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Takes a job off the site, for example for its wording, or puts it back, for the operator. The company's
// owners are told by mail with the reason, and the company's log records it. JobClosed for a job that is not
// open; repeating it changes nothing.
[[nodiscard]] Outcome<Job> set_job_suspension(const Acting& acting, JobId id, bool is_suspended,
                                              std::string_view reason, const EmployerPorts& ports);

// Suspends a job whose wording the operator has reviewed, and closes its review.
[[nodiscard]] Outcome<Job> take_down_job(const Acting& acting, JobId id, std::string_view reason,
                                         const EmployerPorts& ports, ConcernStore& concerns);

}  // namespace hoigung::domain
