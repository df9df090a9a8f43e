#pragma once

#include "domain/alerts/alert_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlAlertStore final : public domain::AlertStore {
  public:
    explicit SqlAlertStore(Database& database) : database_(database) {}

    void write(domain::SeekerId seeker, const std::function<void(domain::AlertWriter&)>& work) override;
    [[nodiscard]] std::vector<domain::JobAlert> alerts_of(domain::SeekerId seeker) override;
    [[nodiscard]] std::string history() override;
    [[nodiscard]] domain::AlertChanges changes_since(std::int64_t version) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
