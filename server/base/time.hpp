#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "base/fixed_text.hpp"

namespace hoigung::base {

using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;
using Date = std::chrono::year_month_day;

// Hong Kong has kept UTC+8 without summer time since 1979.
inline constexpr std::chrono::hours kHongKongOffset{8};

// 2026-11-15T01:30:00.000Z, for the years 0 to 9999.
[[nodiscard]] FixedText<24> iso_text(Timestamp time);
[[nodiscard]] std::string to_iso(Timestamp time);
// ISO 8601 with 'Z' or an offset; seconds and fraction may be left out; a bare date is its midnight in UTC.
[[nodiscard]] std::optional<Timestamp> parse_timestamp(std::string_view text);

// 2026-11-15
[[nodiscard]] std::string to_iso(Date date);
[[nodiscard]] std::optional<Date> parse_date(std::string_view text);

[[nodiscard]] Date hong_kong_date(Timestamp time);
// The moment at which a day begins in Hong Kong.
[[nodiscard]] Timestamp hong_kong_midnight(Date date);

// The current time as a port, so that tests and development can move it.
class Clock {
  public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual Timestamp now() const = 0;
};

class SystemClock final : public Clock {
  public:
    [[nodiscard]] Timestamp now() const override;
};

// A clock that stands still until it is moved.
class ManualClock final : public Clock {
  public:
    explicit ManualClock(Timestamp start) : now_(start) {}
    [[nodiscard]] Timestamp now() const override { return now_; }
    void advance(std::chrono::milliseconds by) { now_ += by; }
    void set(Timestamp now) { now_ = now; }

  private:
    Timestamp now_;
};

}  // namespace hoigung::base
