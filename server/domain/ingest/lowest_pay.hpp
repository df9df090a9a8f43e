#pragma once

#include <optional>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// The lowest pay of an hour that a posting allows, in cents.
struct LowestPay {
    // With an hour's break taken off each shift of six hours or more, which is then no working time.
    double without_breaks = 0;
    // With breaks counted as working time.
    double with_breaks = 0;
};

// By the lowest rate and, for monthly pay, the fewest hours of a month: those that are drawn, otherwise those
// that are stated. Nothing when there is no pay or nobody can tell the hours.
[[nodiscard]] std::optional<LowestPay> lowest_pay(const JobPosting& posting);

}  // namespace hoigung::domain
