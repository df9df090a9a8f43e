#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::domain {

// Knows what people call the job types.
class JobTypeNames {
  public:
    virtual ~JobTypeNames() = default;
    // Codes of the types that a text calls, in either language, the surest first.
    [[nodiscard]] virtual std::vector<std::string> called(std::string_view text, std::size_t limit) const = 0;
};

}  // namespace hoigung::domain
