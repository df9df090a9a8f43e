#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Why a job, as it is, may not be moved; nothing when it may.
using JobGate = std::function<std::optional<Refusal>(const Job& job)>;

// Whether closing a job answers those who wait: it does when the employer closes it as filled.
enum class Closing { tells_nothing, answers };

// Moves a job to another state: published to closed and back, published to suspended and back. A step that
// is not listed is refused with the state it is in; reopening a job whose time has passed gives it a new
// term. `gate` is asked in the same transaction.
[[nodiscard]] Outcome<Job> change_job_state(CatalogueStore& store, JobId id, JobState to, base::Timestamp now,
                                            const JobGate& gate = {},
                                            Closing closing = Closing::tells_nothing);

// The same for many jobs in one transaction, in their order.
[[nodiscard]] std::vector<Outcome<Job>> change_job_states(CatalogueStore& store, std::span<const JobId> ids,
                                                          JobState to, base::Timestamp now);

}  // namespace hoigung::domain
