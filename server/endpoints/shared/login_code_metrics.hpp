#pragma once

#include <vector>

#include "base/metrics.hpp"
#include "domain/identity/request_login_code.hpp"

namespace hoigung::endpoints {

// How many requests for codes a limit refused, by the limit.
class LoginCodeMetrics {
  public:
    explicit LoginCodeMetrics(base::Metrics& metrics);

    void count(const domain::LoginOutcome<domain::CodeSent>& outcome) const;

  private:
    std::vector<prometheus::Counter*> limited_;
};

}  // namespace hoigung::endpoints
