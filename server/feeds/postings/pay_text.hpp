#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "domain/catalogue/job.hpp"

namespace hoigung::feeds {

enum class PayUnit { unknown, hour, day, week, month, year };

struct Pay {
    domain::Range<double> range;
    PayUnit unit = PayUnit::unknown;
    // The currency's name if it is not the Hong Kong dollar: 'USD', '£'.
    std::string foreign_currency;
};

// Parses 'HK$60 - $65 per hour', '月薪 $15,000-18,000', '$15K+', 'up to $25,000'. Empty when the text has no
// amount.
[[nodiscard]] Pay parse_pay(std::string_view text);

// Parses 'HOUR', 'PER_HOUR', 'monthly', '時薪'.
[[nodiscard]] PayUnit parse_pay_unit(std::string_view text);

// Empty for 'HKD', 'HK$', '$', '港元' and for an empty text; the name itself for any other currency.
[[nodiscard]] std::string foreign_currency(std::string_view name);

}  // namespace hoigung::feeds
