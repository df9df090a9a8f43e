#include "endpoints/shared/login_code_metrics.hpp"

namespace hoigung::endpoints {

LoginCodeMetrics::LoginCodeMetrics(base::Metrics& metrics) {
    for (const std::string_view limit : base::names_of<domain::LimitKind>())
        limited_.push_back(&metrics.counter("hoigung_login_codes_limited_total",
                                            "Requests for login codes that a limit refused",
                                            {{"limit", std::string(limit)}}));
}

void LoginCodeMetrics::count(const domain::LoginOutcome<domain::CodeSent>& outcome) const {
    if (outcome.ok() || !outcome.error().limit) return;
    limited_[static_cast<std::size_t>(*outcome.error().limit)]->Increment();
}

}  // namespace hoigung::endpoints
