#pragma once

#include <string_view>
#include <variant>

#include "base/random.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/reports/report_store.hpp"

namespace hoigung::domain {

inline constexpr int kReportsADay = 10;
inline constexpr std::size_t kLongestReport = 1000;

// Problems of a report that have no refusal of their own.
enum class ReportFault { text_length, too_many };

// Reports a job to the operator, in addition to the seeker's earlier reports of it. A seeker makes at most 10
// reports in 24 hours.
[[nodiscard]] base::Result<ReportId, std::variant<Refusal, ReportFault>> report_job(
    SeekerId seeker, std::string_view job_id, ReportReason reason, std::string_view text,
    const Catalogue& catalogue, ReportStore& store, base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
