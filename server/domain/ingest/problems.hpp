#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "domain/catalogue/job.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// Collects what is wrong with a line.
class Problems {
  public:
    template <class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args) {
        list_.push_back(fmt::format(format, std::forward<Args>(args)...));
    }
    // Text that people read: given in one language at least, UTF-8, no control characters, not too long.
    void check_text(std::string_view field, const LocalizedText& text, std::size_t longest, bool required);

    template <class Number>
    void check_range(std::string_view field, const Range<Number>& range, Number least, Number most) {
        for (const auto& end : {range.from, range.to}) {
            if (end && (*end < least || *end > most)) add("{} must be from {} to {}", field, least, most);
        }
        if (range.from && range.to && *range.from > *range.to) add("{}: from is above to", field);
    }
    void check_count(std::string_view field, std::size_t count, std::size_t least, std::size_t most);

    [[nodiscard]] std::vector<std::string> take() { return std::move(list_); }

  private:
    std::vector<std::string> list_;
};

}  // namespace hoigung::domain
