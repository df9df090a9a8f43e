#include "endpoints/shared/unavailable.hpp"

#include "base/log.hpp"

namespace hoigung::endpoints {

http::Response unavailable(domain::Locale locale, const base::Outage& outage) {
    base::log::warning("a call met an outage: {}", outage.what());
    static const domain::LocalizedText text{"服務暫時未能使用，請稍後再試。",
                                            "The service is not available at the moment, please try again."};
    return http::Response::error(503, text.in(locale)).with("Retry-After", "5");
}

http::Response too_busy(domain::Locale locale) {
    static const domain::LocalizedText text{"系統繁忙，請稍後再試。", "Too busy, please try again."};
    return http::Response::error(503, text.in(locale)).with("Retry-After", "1");
}

}  // namespace hoigung::endpoints
