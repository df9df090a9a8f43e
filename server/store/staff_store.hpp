#pragma once

#include "domain/staff/staff_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

// Staff of the operator's console.
class SqlStaffStore final : public domain::StaffStore {
  public:
    explicit SqlStaffStore(Database& database) : database_(database) {}

    void read(const std::function<void(const domain::StaffRows&)>& work) override;
    void write(const std::function<void(domain::StaffRows&)>& work) override;
    [[nodiscard]] bool any() override;
    void sweep(base::Timestamp sessions_before, base::Timestamp logins_before,
               base::Timestamp codes_before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
