#include "domain/search/filter_slug.hpp"

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

// Spec 9: the filter URL slug joins names with a full-width vertical bar, U+FF5C.
constexpr std::string_view kBar = "｜";

std::string with_full_width_bars(std::string_view slug) {
    std::string text;
    for (const char c : slug) c == '|' ? text.append(kBar) : text.append(1, c);
    return text;
}

// Sets a choice; false when there is one already.
template <class T>
bool choose(const T*& place, const T& choice) {
    if (place != nullptr) return false;
    place = &choice;
    return true;
}

bool take_part(FilterSlug& slug, const std::string& part, Locale locale, const ReferenceLists& lists) {
    const auto& all = lists.lists();
    for (const District& district : all.districts) {
        if (district.slug.in(locale) == part) return choose(slug.district, district);
    }
    for (const JobCategory& category : all.categories) {
        if (category.slug.in(locale) == part) return choose(slug.category, category);
        for (const JobType& type : category.types) {
            if (!type.subtitle && type.slug.in(locale) == part) return choose(slug.type, type);
        }
    }
    for (const Term& employment : all.employments) {
        if (employment.slug.in(locale) == part) return choose(slug.employment, employment);
    }
    return false;
}

bool is_consistent(const FilterSlug& slug, const ReferenceLists& lists) {
    if (slug.category == nullptr || slug.type == nullptr) return true;
    const auto placed = lists.job_type(slug.type->short_code);
    return placed && placed->category == slug.category;
}

}  // namespace

std::string FilterSlug::text(Locale locale) const {
    std::string joined;
    const auto add = [&](const auto* choice) {
        if (choice == nullptr) return;
        if (!joined.empty()) joined += kBar;
        joined += choice->slug.in(locale);
    };
    add(district);
    add(category);
    add(type);
    add(employment);
    return joined;
}

void FilterSlug::narrow(JobQuery& query) const {
    if (district != nullptr) query.districts.push_back(district->short_code);
    if (type != nullptr) {
        query.job_types.push_back(type->short_code);
    } else if (category != nullptr) {
        query.job_types.push_back(category->code);
    }
    if (employment == nullptr) return;
    if (const auto code = base::parse_enum<Employment>(employment->code)) query.employments.push_back(*code);
}

std::optional<FilterSlug> parse_filter_slug(std::string_view slug, Locale locale,
                                            const ReferenceLists& lists) {
    const std::string text = with_full_width_bars(slug);
    FilterSlug parsed;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(kBar, begin), text.size());
        // Slugs are folded, so that a URL in capitals is understood, too.
        const std::string part = base::fold(text.substr(begin, end - begin));
        if (!take_part(parsed, part, locale, lists)) return std::nullopt;
        begin = end + kBar.size();
    }
    if (!is_consistent(parsed, lists)) return std::nullopt;
    return parsed;
}

std::string normal_filter_slug(std::string_view slug, Locale locale, const ReferenceLists& lists) {
    const auto parsed = parse_filter_slug(slug, locale, lists);
    return parsed ? parsed->text(locale) : with_full_width_bars(slug);
}

}  // namespace hoigung::domain
