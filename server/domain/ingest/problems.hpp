#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "domain/catalogue/job.hpp"
#include "domain/ingest/findings.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// Something for which a line is refused.
struct Problem {
    Finding finding;
    // For whoever sent the line, with its own names of fields.
    std::string text;
};

// Collects what is wrong with a line.
class Problems {
  public:
    // `field` is what the line calls it; `value` what the sentence for people names.
    template <class... Args>
    void add(FindingKind kind, std::string_view field, std::string value, fmt::format_string<Args...> format,
             Args&&... args) {
        list_.push_back(
            {{kind, std::string(field), std::move(value)}, fmt::format(format, std::forward<Args>(args)...)});
    }
    // Text that people read: given in one language at least, UTF-8, no control characters, not too long.
    void check_text(std::string_view field, const LocalizedText& text, std::size_t longest, bool required);
    // The same, and nothing in it may be hidden.
    void check_name(std::string_view field, const LocalizedText& name, std::size_t longest);

    template <class Number>
    void check_range(std::string_view field, const Range<Number>& range, Number least, Number most) {
        for (const auto& end : {range.from, range.to}) {
            if (end && (*end < least || *end > most))
                add(FindingKind::not_in_range, field, fmt::format("{}–{}", least, most),
                    "{} must be from {} to {}", field, least, most);
        }
        if (range.from && range.to && *range.from > *range.to)
            add(FindingKind::range_reversed, field, "", "{}: from is above to", field);
    }
    void check_count(std::string_view field, std::size_t count, std::size_t least, std::size_t most);

    [[nodiscard]] std::vector<Problem> take() { return std::move(list_); }

  private:
    std::vector<Problem> list_;
};

}  // namespace hoigung::domain
