#pragma once

#include <string>
#include <string_view>

#include "pages/kept_page.hpp"

namespace hoigung::pages {

// Serializes a packed page. Only this process reads it.
[[nodiscard]] std::string write_record(const KeptPage& kept);
[[nodiscard]] KeptPage read_record(std::string_view record);

}  // namespace hoigung::pages
