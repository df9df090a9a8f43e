#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// How long a repeated Idempotency-Key returns the first result.
inline constexpr std::chrono::hours kAnswersKept{24};

struct JobApplication {
    SeekerId seeker;
    std::string_view job_id;
    std::vector<std::string> address_ids;
    // Empty when the request has none.
    std::string_view idempotency_key;
    // The digest (job_terms.hpp) of the terms that the seeker reviewed; empty when the client does not send
    // it.
    std::optional<std::string_view> reviewed = std::nullopt;
};

// Applies for a job with the profile and the work locations as they are now. A double tap, two tabs and a
// repeated request make one application.
[[nodiscard]] Outcome<ApplicationId> apply_job(const JobApplication& request, ApplicationStore& store,
                                               base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
