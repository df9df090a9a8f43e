#pragma once

#include <algorithm>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// Categories of attributes that show pay and place in a feed's words, when they are neither a rate nor an
// address.
[[nodiscard]] inline LocalizedText pay_in_words() {
    return {"薪酬", "Pay"};
}
[[nodiscard]] inline LocalizedText place_in_words() {
    return {"工作地點", "Place of work"};
}

// Whether a posting states pay and place, in numbers or in words.
[[nodiscard]] inline bool tells_pay_and_place(const JobPosting& posting) {
    const auto says = [&](const LocalizedText& category) {
        return std::ranges::find(posting.attributes, category, &Attribute::category) !=
               posting.attributes.end();
    };
    const bool has_pay =
        !posting.hourly_rate.empty() || !posting.monthly_rate.empty() || says(pay_in_words());
    const bool has_place = !posting.addresses.empty() || !posting.regions.empty() || says(place_in_words());
    return has_pay && has_place;
}

}  // namespace hoigung::domain
