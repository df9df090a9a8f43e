#pragma once

#include "domain/ads/ad_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlAdStore final : public domain::AdStore {
  public:
    explicit SqlAdStore(Database& database) : database_(database) {}

    [[nodiscard]] std::vector<domain::BidSpending> spent_since(base::Date day,
                                                               base::Timestamp moment) override;
    domain::ClickCharge charge(const domain::AdClick& click, int most_per_address) override;
    void sweep(base::Timestamp before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
