#pragma once

#include "domain/reports/report_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlReportStore final : public domain::ReportStore {
  public:
    explicit SqlReportStore(Database& database) : database_(database) {}

    [[nodiscard]] bool add(const domain::Report& report, int most, base::Timestamp after) override;
    [[nodiscard]] domain::ReportPage reports(domain::ReportsShown shown, domain::Page page) override;
    [[nodiscard]] std::vector<domain::Report> reports_of(domain::SeekerId seeker) override;
    [[nodiscard]] bool handle(domain::ReportId id, std::string_view outcome, base::Timestamp now) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
