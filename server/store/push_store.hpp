#pragma once

#include "domain/deliveries/push_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlPushStore final : public domain::PushStore {
  public:
    explicit SqlPushStore(Database& database) : database_(database) {}

    [[nodiscard]] bool any_due(base::Timestamp now) override;
    [[nodiscard]] std::vector<domain::Delivery> claim(std::string_view holder, base::Timestamp now,
                                                      std::chrono::milliseconds lasts, int most) override;
    void settle(std::span<const domain::PushOutcome> outcomes, std::string_view holder,
                base::Timestamp now) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
