#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "domain/identity/seeker.hpp"
#include "domain/ids.hpp"

namespace hoigung::domain {

using ReportId = base::Id<struct ReportTag>;

enum class ReportReason { scam, discrimination, wrong_pay, no_longer_open, other };

// A seeker's complaint about a job, for the operator to look into.
struct Report {
    ReportId id;
    SeekerId seeker;
    JobId job;
    ReportReason reason = ReportReason::other;
    std::string text;
    base::Timestamp created_at;
    std::optional<base::Timestamp> handled_at;

    bool operator==(const Report&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ReportReason> {
    static constexpr std::array<std::string_view, 5> values{"scam", "discrimination", "wrong_pay",
                                                            "no_longer_open", "other"};
};
