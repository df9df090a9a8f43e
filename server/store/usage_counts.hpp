#pragma once

#include "domain/employers/usage.hpp"
#include "store/connection.hpp"
#include "store/locks.hpp"

namespace hoigung::store {

// The usage that limits are checked against, within one transaction of one connection.
class SqlUsageCounts final : public domain::UsageCounts {
  public:
    SqlUsageCounts(Connection& connection, Locks locks) : connection_(connection), locks_(locks) {}

    [[nodiscard]] domain::Usage of(domain::UsageKind kind, std::string_view subject) const override;
    [[nodiscard]] std::int64_t count_messages(domain::CompanyId company,
                                              base::Timestamp since) const override;

    void put(domain::UsageKind kind, std::string_view subject, const domain::Usage& usage,
             std::chrono::seconds lasts, base::Timestamp now) override;

  private:
    Connection& connection_;
    const Locks locks_;
};

}  // namespace hoigung::store
