#include "http/cache_report.hpp"

#include <fmt/format.h>

namespace hoigung::http {

CacheReport::CacheReport(base::Metrics& metrics, std::string_view cache, bool is_told)
    : cache_(cache), is_told_(is_told) {
    for (std::size_t i = 0; i < counters_.size(); ++i) {
        counters_[i] =
            &metrics.counter(fmt::format("hoigung_{}_answers_total", cache),
                             fmt::format("Answers from the cache of {}, by how they came about", cache),
                             {{"cache", std::string(base::name_of(static_cast<CacheUse>(i)))}});
    }
}

Response CacheReport::noted(Response response, CacheUse use) const {
    counters_[static_cast<std::size_t>(use)]->Increment();
    if (is_told_)
        response.headers.add("Server-Timing", fmt::format("{};desc={}", cache_, base::name_of(use)));
    return response;
}

}  // namespace hoigung::http
