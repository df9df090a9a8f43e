#pragma once

#include <string_view>
#include <vector>

namespace hoigung::domain {

// A sum of money in a folded text: `$3,000`, `200 蚊`, `二千`, `8 萬`.
struct Amount {
    std::size_t begin = 0;
    std::size_t end = 0;
    double dollars = 0;
};

// Numbers without a currency mark do not count, except Chinese ones with hundreds, thousands or more.
[[nodiscard]] std::vector<Amount> amounts_in(std::string_view folded);

}  // namespace hoigung::domain
