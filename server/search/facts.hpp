#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"
#include "search/terms.hpp"

namespace hoigung::search {

// What a text can ask of a job besides its words; each is a term of the index. What is not stated is neither
// so nor not so.
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
    // Basic Chinese is enough, and none of it written.
    little_chinese,
    speaks_english,
    no_english,
    speaks_mandarin,
    no_mandarin,
};

[[nodiscard]] constexpr Term fact_term(Fact fact) {
    return scramble((static_cast<std::uint64_t>(fact) + 1) ^ (std::uint64_t{6} << 32));
}
// That a job has a place in the district.
[[nodiscard]] Term district_term(std::string_view code);
// That a job is of the type: not asked for, but what is of the trade that a text names comes first.
[[nodiscard]] Term type_term(std::string_view code);

// The terms of everything that a job states, some of them perhaps twice.
void append_facts(const domain::JobPosting& posting, std::vector<Term>& out);

}  // namespace hoigung::search

// As data/meanings.json names them.
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
