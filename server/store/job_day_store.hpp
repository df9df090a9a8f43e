#pragma once

#include "domain/employer_jobs/job_days.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlJobDayStore final : public domain::JobDayStore {
  public:
    explicit SqlJobDayStore(Database& database) : database_(database) {}

    void add_openings(const domain::OpeningsOfADay& openings) override;
    void sum_up(base::Date day, base::Timestamp from, base::Timestamp to) override;
    [[nodiscard]] domain::LastCounted last_counted() override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
