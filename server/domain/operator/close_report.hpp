#pragma once

#include <string_view>

#include "domain/refusal.hpp"
#include "domain/reports/report_store.hpp"

namespace hoigung::domain {

// Closes a report with the operator's reason, which is required. IdNotFound when there is no such report.
[[nodiscard]] Outcome<ReportId> close_report(std::string_view id, std::string_view reason, ReportStore& store,
                                             base::Timestamp now);

}  // namespace hoigung::domain
