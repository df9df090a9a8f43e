#pragma once

#include "domain/lease.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlLeaseStore final : public domain::LeaseStore {
  public:
    explicit SqlLeaseStore(Database& database) : database_(database) {}

    [[nodiscard]] std::optional<domain::Lease> acquire(std::string_view task, std::string_view holder,
                                                       base::Timestamp now,
                                                       std::chrono::milliseconds lasts) override;
    void release(std::string_view task, std::string_view holder) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
