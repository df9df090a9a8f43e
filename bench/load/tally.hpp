#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::bench {

using Time = std::chrono::steady_clock::time_point;

enum class Kind { page, search, code, login, apply, profile };
inline constexpr std::size_t kKinds = 6;

[[nodiscard]] std::string_view name(Kind kind);

// What came back: how many of each kind within the time, how long each took, and everything that was wrong.
class Tally {
  public:
    // `in_time` is false for answers that came after the end: they count for the times, not for the rate.
    void answered(Kind kind, std::chrono::microseconds took, bool in_time);
    void failed(Kind kind, std::string_view how);
    void arrived(std::size_t bytes) { bytes_ += bytes; }

    // Each kind, under "write" those together that write, and under "all" everything.
    [[nodiscard]] std::string json(double seconds, double generator_share);

  private:
    struct OfKind {
        std::uint64_t in_time = 0;
        std::vector<std::uint32_t> microseconds;
        std::map<std::string, std::uint64_t, std::less<>> errors;

        OfKind& operator+=(const OfKind& other);
    };

    static std::string json(OfKind& of);

    std::vector<OfKind> kinds_{kKinds};
    std::uint64_t bytes_ = 0;
};

}  // namespace hoigung::bench
