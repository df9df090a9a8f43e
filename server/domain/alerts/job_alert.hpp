#pragma once

#include "domain/identity/seeker.hpp"
#include "domain/search/alert_index.hpp"

namespace hoigung::domain {

// A filter that a seeker has stored in order to be notified of new jobs that pass it.
struct JobAlert {
    JobAlertId id;
    SeekerId seeker;
    AlertFilter filter;
    base::Timestamp created_at;

    bool operator==(const JobAlert&) const = default;
};

inline constexpr std::size_t kMostJobAlerts = 5;

}  // namespace hoigung::domain
