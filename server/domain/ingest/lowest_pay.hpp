#pragma once

#include <optional>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// The lowest hourly pay that a posting allows, in cents.
struct LowestPay {
    // With an hour's break deducted from each shift of six hours or more.
    double without_breaks = 0;
    // With breaks counted as working time.
    double with_breaks = 0;
};

// From the lowest rate and, for monthly pay, the fewest hours of a month: those of the listed shifts or else
// the stated ones. std::nullopt when there is no pay or the hours are unknown.
[[nodiscard]] std::optional<LowestPay> lowest_pay(const JobPosting& posting);

}  // namespace hoigung::domain
