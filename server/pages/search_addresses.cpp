#include "pages/search_addresses.hpp"

#include <algorithm>
#include <array>

#include "base/percent.hpp"
#include "domain/search/filter_slug.hpp"
#include "domain/search/working_time.hpp"

namespace hoigung::pages {
namespace {

using Parameters = std::vector<http::Parameter>;

constexpr std::array<std::string_view, 4> kPaged{"find-jobs", "companies", "featured-companies", "feature"};

bool is_job_search(const Route& route) {
    return route.name == "find-jobs" || route.name == "find-jobs-advanced";
}

// The one segment after `/find-jobs/` that names a filter page.
const std::string* slug_of(const Route& route, const SitePath& path) {
    return route.name == "find-jobs" && path.segments.size() == 2 ? &path.segments.back() : nullptr;
}

std::vector<std::string_view> values_of(std::string_view list) {
    std::vector<std::string_view> values;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        if (end > 0) values.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return values;
}

void add(std::string& list, std::string_view value) {
    const auto values = values_of(list);
    if (std::ranges::find(values, value) != values.end()) return;
    if (!list.empty()) list += ',';
    list += value;
}

// Appends the names of the set's values, in their order.
template <class E>
void add_names(std::string& list, const domain::EnumSet<E>& set) {
    for (std::size_t i = 0; i < base::names_of<E>().size(); ++i) {
        if (set.contains(static_cast<E>(i))) add(list, base::names_of<E>()[i]);
    }
}

// Sets the first parameter of that name, or appends one, and removes the others of that name.
void set_value(Parameters& parameters, std::string_view name, std::string value) {
    auto place = std::ranges::find(parameters, name, &http::Parameter::name);
    if (place == parameters.end()) place = parameters.insert(place, {std::string(name), std::string()});
    place->value = std::move(value);
    const auto has_name = [&](const http::Parameter& each) { return each.name == name; };
    parameters.erase(std::remove_if(std::next(place), parameters.end(), has_name), parameters.end());
}

// The working time filter used to have the values day, night, weekday and weekend, which are now split
// between two filters.
void rewrite_working_times(Parameters& parameters) {
    std::string times;
    std::string days;
    for (const auto& [name, value] : parameters) {
        for (const std::string_view each : values_of(value)) {
            if (name == "workingHour") {
                const auto choice = domain::parse_working_hour(each);
                if (choice) add_names(times, choice->times);
                if (choice) add_names(days, choice->days);
                if (!choice) add(times, each);
            } else if (name == "workingDay") {
                const auto day = domain::parse_working_day(each);
                add(days, day ? base::name_of(*day) : each);
            }
        }
    }
    if (!times.empty()) set_value(parameters, "workingHour", times);
    if (!days.empty()) set_value(parameters, "workingDay", days);
    std::erase_if(parameters, [&](const http::Parameter& each) {
        return (each.name == "workingHour" && times.empty()) || (each.name == "workingDay" && days.empty());
    });
}

bool is_old_working_time(std::string_view name, std::string_view value) {
    if (name == "workingHour")
        return value == "day" || value == "night" || value == "weekday" || value == "weekend";
    const auto day = name == "workingDay" ? domain::parse_working_day(value) : std::nullopt;
    return day && base::name_of(*day) != value;
}

bool has_old_working_times(const Parameters& parameters) {
    return std::ranges::any_of(parameters, [](const http::Parameter& each) {
        return std::ranges::any_of(values_of(each.value), [&](std::string_view value) {
            return is_old_working_time(each.name, value);
        });
    });
}

std::string write_query(const Parameters& parameters) {
    std::string query;
    for (const auto& [name, value] : parameters) {
        query += (query.empty() ? "?" : "&") + base::percent_encode(name) + '=';
        // Commas are not escaped, which keeps lists readable.
        std::string_view rest = value;
        for (;;) {
            const std::size_t end = std::min(rest.find(','), rest.size());
            query += base::percent_encode(rest.substr(0, end));
            if (end == rest.size()) break;
            query += ',';
            rest.remove_prefix(end + 1);
        }
    }
    return query;
}

}  // namespace

std::optional<std::string> moved_search(const Route& route, const SitePath& path, const http::Target& target,
                                        const domain::ReferenceLists& lists) {
    std::string address(target.path());
    if (const std::string* slug = slug_of(route, path)) {
        const std::string normal = domain::normal_filter_slug(*slug, path.locale, lists);
        if (normal != *slug) {
            address = path.locale == domain::Locale::en ? "/hk/en/find-jobs/" : "/hk/find-jobs/";
            address += base::percent_encode(normal) + '/';
        }
    }
    Parameters parameters = target.parameters();
    const bool old_times = is_job_search(route) && has_old_working_times(parameters);
    if (old_times) rewrite_working_times(parameters);
    const bool first_page =
        std::ranges::find(kPaged, route.name) != kPaged.end() && target.parameter("page") == "1";
    if (first_page) std::erase_if(parameters, [](const auto& each) { return each.name == "page"; });
    if (address == target.path() && !old_times && !first_page) return std::nullopt;
    return address + write_query(parameters);
}

bool has_unknown_slug(const Route& route, const SitePath& path, const domain::ReferenceLists& lists) {
    const std::string* slug = slug_of(route, path);
    return slug != nullptr && !domain::parse_filter_slug(*slug, path.locale, lists);
}

}  // namespace hoigung::pages
