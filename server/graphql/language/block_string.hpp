#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::graphql {

// The content of a block string: common indentation and blank first and last lines removed.
[[nodiscard]] std::string dedent_block_string(const std::vector<std::string>& lines);

}  // namespace hoigung::graphql
