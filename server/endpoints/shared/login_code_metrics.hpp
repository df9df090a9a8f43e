#pragma once

#include <vector>

#include "base/metrics.hpp"
#include "domain/identity/request_login_code.hpp"

namespace hoigung::endpoints {

// Counts the requests for login codes that each limit refused.
class LoginCodeMetrics {
  public:
    explicit LoginCodeMetrics(base::Metrics& metrics);

    void count(const domain::LoginOutcome<domain::CodeSent>& outcome) const;

  private:
    std::vector<prometheus::Counter*> limited_;
};

}  // namespace hoigung::endpoints
