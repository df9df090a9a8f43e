#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"

namespace hoigung::domain {

enum class SuggestionKind { title, job_type, district, company, search };

struct Suggestion {
    // The text in the language that the user has begun to type.
    std::string text;
    SuggestionKind kind = SuggestionKind::title;
    // A short code or an id; for a search the text to search for; empty for a title.
    std::string code;
    // How many open jobs it would find.
    std::int64_t count = 0;

    bool operator==(const Suggestion&) const = default;
};

// Completes the text that a visitor types.
class Suggest {
  public:
    virtual ~Suggest() = default;
    // Most open jobs first, companies after everything else. The prefix may match the start of a text or of
    // any of its words; an understood part of it is offered together with refinements.
    [[nodiscard]] virtual std::vector<Suggestion> complete(std::string_view prefix,
                                                           std::size_t limit) const = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::SuggestionKind> {
    static constexpr std::array<std::string_view, 5> values{"title", "job_type", "district", "company",
                                                            "search"};
};
