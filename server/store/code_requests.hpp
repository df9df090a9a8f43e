#pragma once

#include "domain/identity/identity_store.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Counts of requests for login codes within one transaction of one connection, seekers' or employers'.
class SqlCodeRequests final : public domain::CodeRequests {
  public:
    explicit SqlCodeRequests(Connection& connection) : connection_(connection) {}

    [[nodiscard]] std::vector<base::Timestamp> requests(domain::LimitKind kind,
                                                        std::string_view subject) override;
    void put_requests(domain::LimitKind kind, std::string_view subject,
                      const std::vector<base::Timestamp>& times, base::Timestamp now) override;
    [[nodiscard]] std::int64_t site_requests_after(domain::LimitKind kind, base::Timestamp moment) override;
    void count_site_request(domain::LimitKind kind, base::Timestamp now) override;

  private:
    Connection& connection_;
};

}  // namespace hoigung::store
