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
    // As it is written, in the language that the user began to type.
    std::string text;
    SuggestionKind kind = SuggestionKind::title;
    // A short code or an id; of a search the text to be searched for; empty for a title.
    std::string code;
    // How many open jobs it would find.
    std::int64_t count = 0;

    bool operator==(const Suggestion&) const = default;
};

// Completes what someone begins to type.
class Suggest {
  public:
    virtual ~Suggest() = default;
    // Most open jobs first, companies after everything else. The prefix may match the start of a text or of
    // any of its words; what of it is understood is offered together with what would narrow it.
    [[nodiscard]] virtual std::vector<Suggestion> complete(std::string_view prefix,
                                                           std::size_t limit) const = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::SuggestionKind> {
    static constexpr std::array<std::string_view, 5> values{"title", "job_type", "district", "company",
                                                            "search"};
};
