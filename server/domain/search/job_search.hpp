#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "domain/catalogue/job.hpp"
#include "domain/paging.hpp"
#include "domain/search/reading.hpp"
#include "domain/search/working_time.hpp"

namespace hoigung::domain {

enum class JobSort { relevance, newest, nearest };

// The search filter. A list matches any of its values; all filters have to match. Empty fields do not filter.
struct JobQuery {
    std::optional<CompanyId> company;
    std::vector<JobId> exclude;
    // When given, only these jobs.
    std::optional<std::vector<JobId>> among;
    // Free text in either language. Parts that are understood act as filters; the other words must match.
    std::string term;
    // Parts of the text, as an earlier answer listed them, that are to be searched as plain words.
    std::vector<std::string> as_words;
    // Parts that must not be dropped when no job matches the whole text.
    std::vector<std::string> keep;
    std::vector<std::string> districts;
    std::vector<Employment> employments;
    WorkingTimes working_times;
    WorkingDays working_days;
    // The job asks for at most this many days a week, hours a day.
    std::optional<int> from_working_days_per_week;
    std::optional<double> from_working_hours_per_day;
    // The job pays up to this much or more.
    std::optional<int> hourly_rate;
    std::optional<int> monthly_rate;
    // Short codes of types, or codes of whole categories.
    std::vector<std::string> job_types;
    // Within 5 km of any of the job's places; ignored when the coordinates are invalid.
    std::optional<Coordinates> near;
    // When empty: nearest first with a place, else best match first with a text, else newest first.
    std::optional<JobSort> sort;

    // The effective order: an order that needs a place or a text which the query lacks falls back to the
    // default.
    [[nodiscard]] JobSort order() const;
    [[nodiscard]] bool has_place() const { return near && near->valid(); }
};

struct FacetCount {
    std::string code;
    std::int64_t count = 0;

    bool operator==(const FacetCount&) const = default;
};

// The number of jobs for each choice, each group counted without its own filter. Contains every value of the
// reference lists, in their order.
struct JobFacets {
    std::vector<FacetCount> districts;
    std::vector<FacetCount> categories;
    std::vector<FacetCount> job_types;
    std::vector<FacetCount> employments;
    std::vector<FacetCount> working_days;
    std::vector<FacetCount> working_times;

    bool operator==(const JobFacets&) const = default;
};

// The parts of the answer besides the total. Without page and facets, matches are only counted.
struct JobSearchOptions {
    std::optional<Page> page;
    bool facets = false;
};

struct JobSearchAnswer {
    std::int64_t total = 0;
    std::vector<JobId> jobs;
    std::optional<JobFacets> facets;
    // The corrected text that was searched because nothing matched the given one.
    std::optional<std::string> searched_instead;
    // How the text was understood, and which parts were dropped because no job matches them together with the
    // rest.
    std::vector<ReadPart> parts;
    // The searched place, given or named in the text.
    std::optional<Coordinates> near;
};

// Searches the open jobs of one state of the catalogue.
class JobSearch {
  public:
    virtual ~JobSearch() = default;
    [[nodiscard]] virtual JobSearchAnswer search(const JobQuery& query,
                                                 const JobSearchOptions& options) const = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::JobSort> {
    static constexpr std::array<std::string_view, 3> values{"relevance", "newest", "nearest"};
};
