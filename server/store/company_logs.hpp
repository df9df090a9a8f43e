#pragma once

#include "domain/employers/company_store.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Companies' logs within one transaction of one connection.
class SqlCompanyLogs final : public domain::CompanyLogs {
  public:
    explicit SqlCompanyLogs(Connection& connection) : connection_(connection) {}

    [[nodiscard]] domain::ActivityLog of(domain::CompanyId company, domain::Page page) const override;
    [[nodiscard]] std::vector<domain::Activity> after(domain::CompanyId company,
                                                      const std::optional<domain::ActivityPlace>& place,
                                                      int limit) const override;
    [[nodiscard]] std::vector<domain::Activity> of(domain::PersonId person) const override;
    [[nodiscard]] std::int64_t count(domain::CompanyId company, domain::ActivityKind kind,
                                     base::Timestamp since) const override;

    void note(const domain::Activity& activity) override;
    void note_all(std::span<const domain::Activity> activities) override;

  private:
    Connection& connection_;
};

}  // namespace hoigung::store
