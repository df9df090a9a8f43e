#pragma once

#include <string_view>
#include <vector>

#include "domain/paging.hpp"
#include "domain/reports/report.hpp"

namespace hoigung::domain {

struct ReportPage {
    std::vector<Report> reports;
    std::size_t total = 0;
};

enum class ReportsShown { waiting, all };

// The operator's queue of reports.
class ReportStore {
  public:
    virtual ~ReportStore() = default;

    // False when the seeker has made `most` reports after a moment.
    [[nodiscard]] virtual bool add(const Report& report, int most, base::Timestamp after) = 0;
    // Oldest first.
    [[nodiscard]] virtual ReportPage reports(ReportsShown shown, Page page) = 0;
    // One seeker's reports, oldest first.
    [[nodiscard]] virtual std::vector<Report> reports_of(SeekerId seeker) = 0;
    // Closes a report; `outcome` says how it was handled, in the operator's words. False when there is no
    // report with that id.
    [[nodiscard]] virtual bool handle(ReportId id, std::string_view outcome, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
