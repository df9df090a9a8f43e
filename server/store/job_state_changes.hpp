#pragma once

#include "domain/catalogue/job_state_changes.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlJobStateChanges final : public domain::JobStateChanges {
  public:
    explicit SqlJobStateChanges(Database& database) : database_(database) {}

    [[nodiscard]] bool any() override;
    [[nodiscard]] std::vector<domain::JobStateChange> waiting(std::int64_t version, int limit) override;
    void done(std::int64_t number) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
