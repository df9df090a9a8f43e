#pragma once

#include "domain/deliveries/delivery_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlDeliveryStore final : public domain::DeliveryStore {
  public:
    explicit SqlDeliveryStore(Database& database) : database_(database) {}

    bool queue(std::span<const domain::Delivery> deliveries, domain::LogFollower follower,
               std::int64_t up_to) override;
    [[nodiscard]] bool any_due(domain::DeliveryWay way, base::Timestamp now) override;
    [[nodiscard]] std::vector<domain::Delivery> claim(domain::DeliveryWay way, std::string_view holder,
                                                      base::Timestamp now,
                                                      std::chrono::milliseconds lasts) override;
    void taken(std::span<const domain::Delivery> deliveries, std::string_view holder) override;
    void postpone(std::span<const domain::Delivery> deliveries, std::string_view holder,
                  base::Timestamp next_try_at) override;
    void end(std::span<const domain::Delivery> deliveries, std::string_view holder, std::string_view problem,
             base::Timestamp now) override;
    void note_unknown_address(std::string_view address, base::Timestamp now) override;
    [[nodiscard]] std::vector<domain::FailedDelivery> ended(int limit) override;
    [[nodiscard]] std::map<domain::DeliveryWay, std::int64_t> waiting() override;
    bool send_again(domain::DeliveryId id, base::Timestamp now) override;
    void sweep(base::Timestamp ended_before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
