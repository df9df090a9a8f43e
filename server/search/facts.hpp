#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"
#include "search/terms.hpp"

namespace hoigung::search {

// Properties of a job, besides its words, that a text can ask for; each is a term of the index. For a
// property that a job does not state, neither the fact nor its opposite holds.
enum class Fact : std::uint8_t {
    full_time,
    part_time,
    temp,
    on_monday,
    on_tuesday,
    on_wednesday,
    on_thursday,
    on_friday,
    on_saturday,
    on_sunday,
    weekdays_only,
    weekends_only,
    day_time,
    afternoon,
    night_time,
    overnight,
    not_day_time,
    not_afternoon,
    not_night_time,
    not_overnight,
    not_rotating,
    no_spoken_chinese,
    // Basic spoken Chinese is enough, and no written Chinese is needed.
    little_chinese,
    speaks_english,
    no_english,
    speaks_mandarin,
    no_mandarin,
};

[[nodiscard]] constexpr Term fact_term(Fact fact) {
    return scramble((static_cast<std::uint64_t>(fact) + 1) ^ (std::uint64_t{6} << 32));
}
// The term of jobs with a place in the district.
[[nodiscard]] Term district_term(std::string_view code);
// The term of jobs of the type. It is not required, but jobs of the trade that a text names rank first.
[[nodiscard]] Term type_term(std::string_view code);

// Appends the terms of all facts that a job states, some of them perhaps twice.
void append_facts(const domain::JobPosting& posting, std::vector<Term>& out);

}  // namespace hoigung::search

// The names in data/meanings.json.
template <>
struct hoigung::base::EnumNames<hoigung::search::Fact> {
    static constexpr std::array<std::string_view, 27> values{
        "full_time",       "part_time",         "temp",           "on_monday",      "on_tuesday",
        "on_wednesday",    "on_thursday",       "on_friday",      "on_saturday",    "on_sunday",
        "weekdays_only",   "weekends_only",     "day_time",       "afternoon",      "night_time",
        "overnight",       "not_day_time",      "not_afternoon",  "not_night_time", "not_overnight",
        "not_rotating",    "no_spoken_chinese", "little_chinese", "speaks_english", "no_english",
        "speaks_mandarin", "no_mandarin"};
};
