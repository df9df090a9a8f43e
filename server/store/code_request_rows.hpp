#pragma once

#include <string_view>
#include <vector>

#include "domain/identity/login.hpp"
#include "store/connection.hpp"

// Counts of requests for login codes, shared by the transactions of seekers and of employers.
namespace hoigung::store {

[[nodiscard]] std::vector<base::Timestamp> code_requests(Connection& connection, domain::LimitKind kind,
                                                         std::string_view subject);
void put_code_requests(Connection& connection, domain::LimitKind kind, std::string_view subject,
                       const std::vector<base::Timestamp>& times, base::Timestamp now);
[[nodiscard]] std::int64_t site_code_requests_after(Connection& connection, domain::LimitKind kind,
                                                    base::Timestamp moment);
void count_site_code_request(Connection& connection, domain::LimitKind kind, base::Timestamp now);

}  // namespace hoigung::store
