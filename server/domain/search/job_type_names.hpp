#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::domain {

// The names that people use for job types.
class JobTypeNames {
  public:
    virtual ~JobTypeNames() = default;
    // Codes of the types that a text names, in either language, most certain first.
    [[nodiscard]] virtual std::vector<std::string> called(std::string_view text, std::size_t limit) const = 0;
};

}  // namespace hoigung::domain
