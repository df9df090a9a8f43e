#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Returns why the job may not be moved, or std::nullopt when it may.
using JobGate = std::function<std::optional<Refusal>(const Job& job)>;

// Whether closing a job answers the waiting applicants: it does when the employer closes it as filled.
enum class Closing { tells_nothing, answers };

// Moves a job to another state: published to closed and back, published to suspended and back. Any other
// change is refused with JobSuspended or JobClosed; reopening a job whose time has passed gives it a new
// term. `gate` runs in the same transaction, and so does `done`, once the job has moved.
[[nodiscard]] Outcome<Job> change_job_state(CatalogueStore& store, JobId id, JobState to, base::Timestamp now,
                                            const JobGate& gate = {},
                                            Closing closing = Closing::tells_nothing,
                                            const std::function<void()>& done = {});

// Like change_job_state, for many jobs in one transaction, with outcomes in the order of the ids.
[[nodiscard]] std::vector<Outcome<Job>> change_job_states(CatalogueStore& store, std::span<const JobId> ids,
                                                          JobState to, base::Timestamp now);

}  // namespace hoigung::domain
