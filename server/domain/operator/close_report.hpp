#pragma once

#include <string_view>

#include "domain/refusal.hpp"
#include "domain/reports/report_store.hpp"

namespace hoigung::domain {

// The operator has dealt with a report and says how: nothing is closed without a reason. IdNotFound when
// there is no such report.
[[nodiscard]] Outcome<ReportId> close_report(std::string_view id, std::string_view reason, ReportStore& store,
                                             base::Timestamp now);

}  // namespace hoigung::domain
