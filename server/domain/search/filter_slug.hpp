#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::domain {

// What a filter slug page such as `旺角｜餐飲｜兼職` means: at most one choice of each kind.
struct FilterSlug {
    const District* district = nullptr;
    const JobCategory* category = nullptr;
    // Of the category, when both are named.
    const JobType* type = nullptr;
    const Term* employment = nullptr;

    auto operator<=>(const FilterSlug&) const = default;
    // The canonical spelling: district, category, job type, employment, joined by full-width bars.
    [[nodiscard]] std::string text(Locale locale) const;
    // Adds its choices to a query's.
    void narrow(JobQuery& query) const;
};

// The parts may come in any order and with plain bars. None when a part is not known in that language, or
// names a second choice of its kind.
[[nodiscard]] std::optional<FilterSlug> parse_filter_slug(std::string_view slug, Locale locale,
                                                          const ReferenceLists& lists);

// The spelling that a slug page's address should have: the canonical one, or at least the full-width bars.
[[nodiscard]] std::string normal_filter_slug(std::string_view slug, Locale locale,
                                             const ReferenceLists& lists);

}  // namespace hoigung::domain
