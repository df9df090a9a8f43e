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

// A problem for which a line is refused.
struct Problem {
    Finding finding;
    // For the sender of the line, with the line's names of fields.
    std::string text;
};

// Collects the problems of a line.
class Problems {
  public:
    // `field` is the line's name of the field; `value` is named in the sentence for people.
    template <class... Args>
    void add(FindingKind kind, std::string_view field, std::string value, fmt::format_string<Args...> format,
             Args&&... args) {
        list_.push_back(
            {{kind, std::string(field), std::move(value)}, fmt::format(format, std::forward<Args>(args)...)});
    }
    // Checks a text that people read: given in at least one language, UTF-8, no control characters, not too
    // long.
    void check_text(std::string_view field, const LocalizedText& text, std::size_t longest, bool required);
    // Like check_text, and refuses hidden characters.
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
