#include "tally.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include <fmt/format.h>

namespace hoigung::bench {
namespace {

// Of sorted times, in milliseconds.
double percentile(const std::vector<std::uint32_t>& sorted, double part) {
    if (sorted.empty()) return 0;
    const auto at = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1) + 0.5);
    return sorted[at] / 1000.0;
}

}  // namespace

std::string_view name(Kind kind) {
    static constexpr std::array<std::string_view, kKinds> kNames{"page",  "search", "code",
                                                                 "login", "apply",  "profile"};
    return kNames[static_cast<std::size_t>(kind)];
}

void Tally::answered(Kind kind, std::chrono::microseconds took, bool in_time) {
    auto& of = kinds_[static_cast<std::size_t>(kind)];
    of.in_time += in_time ? 1 : 0;
    constexpr std::int64_t kMost = std::numeric_limits<std::uint32_t>::max();
    of.microseconds.push_back(static_cast<std::uint32_t>(std::clamp<std::int64_t>(took.count(), 0, kMost)));
}

void Tally::failed(Kind kind, std::string_view how) {
    auto& errors = kinds_[static_cast<std::size_t>(kind)].errors;
    if (const auto found = errors.find(how); found != errors.end()) {
        ++found->second;
    } else {
        errors.emplace(how, 1);
    }
}

std::string Tally::json(double seconds, double generator_share) {
    std::string out = fmt::format(R"({{"seconds":{:.2f},"generator":{:.2f},"megabytes":{:.1f},"kinds":{{)",
                                  seconds, generator_share, static_cast<double>(bytes_) / 1e6);
    OfKind writes;
    OfKind all;
    for (std::size_t i = 0; i < kKinds; ++i) {
        const auto kind = static_cast<Kind>(i);
        all += kinds_[i];
        if (kind != Kind::page && kind != Kind::search) writes += kinds_[i];
        out += fmt::format(R"("{}":{},)", name(kind), json(kinds_[i]));
    }
    return out + fmt::format(R"("write":{},"all":{}}}}})", json(writes), json(all));
}

std::string Tally::json(OfKind& of) {
    std::sort(of.microseconds.begin(), of.microseconds.end());
    std::string errors;
    for (const auto& [how, count] : of.errors)
        errors += fmt::format(R"({}"{}":{})", errors.empty() ? "" : ",", how, count);
    return fmt::format(R"({{"count":{},"p50":{:.3f},"p99":{:.3f},"max":{:.3f},"errors":{{{}}}}})", of.in_time,
                       percentile(of.microseconds, 0.5), percentile(of.microseconds, 0.99),
                       percentile(of.microseconds, 1), errors);
}

Tally::OfKind& Tally::OfKind::operator+=(const OfKind& other) {
    in_time += other.in_time;
    microseconds.insert(microseconds.end(), other.microseconds.begin(), other.microseconds.end());
    for (const auto& [how, count] : other.errors) errors[how] += count;
    return *this;
}

}  // namespace hoigung::bench
