#pragma once

#include <string_view>

#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"
#include "domain/reports/report_store.hpp"

namespace hoigung::domain {

// Closes a report with the operator's reason. A person has to give one; the holder of a service key may leave
// it out. IdNotFound when there is no such report.
[[nodiscard]] Outcome<ReportId> close_report(const Acting& acting, std::string_view id,
                                             std::string_view reason, ReportStore& store);

}  // namespace hoigung::domain
