#pragma once

#include <optional>
#include <string_view>

#include "domain/catalogue/catalogue.hpp"

namespace hoigung::domain {

enum class PayUnit { hour, month };

// How a pay compares with open jobs of the same type and district, in whole dollars.
struct PayAmong {
    int lower = 0;
    int middle = 0;
    int upper = 0;
    int percent_below = 0;
    int jobs = 0;
    int companies = 0;
};

// std::nullopt while there are fewer than ten such jobs of five companies, so that no company's pay can be
// inferred.
[[nodiscard]] std::optional<PayAmong> pay_among(const Catalogue& catalogue, std::string_view job_type,
                                                std::string_view district, PayUnit unit, int amount);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::PayUnit> {
    static constexpr std::array<std::string_view, 2> values{"hour", "month"};
};
