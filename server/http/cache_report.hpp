#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/enum_names.hpp"
#include "base/metrics.hpp"
#include "http/response.hpp"

namespace hoigung::http {

// How a response that may be cached came about.
enum class CacheUse {
    // The cached form was given.
    hit,
    // The cached form was in doubt, and proved to be true.
    confirmed,
    // The cached form was no longer true.
    outdated,
    // There was no cached form.
    miss
};

// Counts how the responses of one cache came about. Where developers look, a Server-Timing header tells it of
// each response.
class CacheReport {
  public:
    // `cache` names the cache in the header; the metric is `hoigung_{cache}_answers_total`.
    CacheReport(base::Metrics& metrics, std::string_view cache, bool is_told);

    [[nodiscard]] Response noted(Response response, CacheUse use) const;

  private:
    std::string cache_;
    bool is_told_;
    std::array<prometheus::Counter*, base::enumerator_count<CacheUse>()> counters_{};
};

}  // namespace hoigung::http

template <>
struct hoigung::base::EnumNames<hoigung::http::CacheUse> {
    static constexpr std::array<std::string_view, 4> values{"hit", "confirmed", "outdated", "miss"};
};
