#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::domain {

// The meaning of a filter slug such as `旺角｜餐飲｜兼職`: at most one choice of each kind.
struct FilterSlug {
    const District* district = nullptr;
    const JobCategory* category = nullptr;
    // A type of the category, when both are named.
    const JobType* type = nullptr;
    const Term* employment = nullptr;

    auto operator<=>(const FilterSlug&) const = default;
    // The canonical spelling: district, category, job type, employment, joined by full-width bars.
    [[nodiscard]] std::string text(Locale locale) const;
    // Adds the choices to a query.
    void narrow(JobQuery& query) const;
};

// The parts may come in any order and with plain bars. std::nullopt when a part is unknown in that language,
// or is a second choice of its kind.
[[nodiscard]] std::optional<FilterSlug> parse_filter_slug(std::string_view slug, Locale locale,
                                                          const ReferenceLists& lists);

// The slug that the page's URL should have: the canonical one or, when the slug is unknown, the given one
// with full-width bars.
[[nodiscard]] std::string normal_filter_slug(std::string_view slug, Locale locale,
                                             const ReferenceLists& lists);

}  // namespace hoigung::domain
