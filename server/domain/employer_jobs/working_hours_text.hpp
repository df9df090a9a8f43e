#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// Hours as people write them in a cell: 'mon-fri 09:00-18:00; sat 10:00-14:00', '星期一至五 09:00-18:00',
// 'negotiable'. Empty for an empty text; std::nullopt when the text cannot be read.
[[nodiscard]] std::optional<std::vector<WorkingHour>> working_hours_in(std::string_view text);

}  // namespace hoigung::domain
