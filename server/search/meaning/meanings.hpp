#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/embedded.hpp"
#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/places/station.hpp"
#include "domain/search/reading.hpp"
#include "search/facts.hpp"

// Finds the meaning of a search text: places, days, times, pay, ...
namespace hoigung::search::meaning {

// The function of a phrase within a text, besides its own meaning.
enum class Role : std::uint8_t {
    // 唔使, 'no': negates what follows; 放假, 'off': negates what precedes.
    negation,
    negation_after,
    // May stand between a negation and the negated phrase.
    filler,
    // Says nothing about a job.
    noise,
    near_me,
    // Words around an amount of pay.
    hourly_before,
    monthly_before,
    pay_before,
    currency,
    per_hour,
    per_month,
    or_more,
    // Words around a number of days a week or hours a day.
    each_week,
    days_unit,
    a_week,
    each_day,
    hours_unit,
    a_day,
    // Words around a time of day.
    after,
    before,
    later,
    earlier,
    oclock,
    am,
    pm,
    to,
    // Words around the name of an MTR station.
    station_before,
    station_after,
};

// Phrases with the same meaning.
struct MeaningLine {
    domain::PartKind kind = domain::PartKind::requirement;
    domain::LocalizedText name;
    domain::LocalizedText negated_name;
    // The facts that a job must have: at least one of each list.
    std::vector<std::vector<Fact>> all;
    // The facts that a job must have when the phrase is negated. If empty, a job must not have the facts of
    // the phrase.
    std::vector<std::vector<Fact>> negated;
    // The closest alternative when no job matches, as facts and as a phrase of the synonyms.
    std::vector<std::vector<Fact>> nearest;
    std::string nearest_words;
    // `words` is a phrase of the synonyms that the job must mention; `or_words` is one that it may mention
    // instead of having the first facts.
    std::string words;
    std::string or_words;
    // The phrases; their synonyms have the same meaning.
    std::vector<std::string> phrases;

    static void describe(auto& self, auto& visit) {
        visit.required("kind", self.kind);
        visit.required("name", self.name);
        visit.optional("negated_name", self.negated_name);
        visit.optional("all", self.all);
        visit.optional("negated", self.negated);
        visit.optional("nearest", self.nearest);
        visit.optional("nearest_words", self.nearest_words);
        visit.optional("words", self.words);
        visit.optional("or_words", self.or_words);
        visit.required("phrases", self.phrases);
    }
};

struct RoleLine {
    Role role = Role::noise;
    std::vector<std::string> phrases;

    static void describe(auto& self, auto& visit) {
        visit.required("role", self.role);
        visit.required("phrases", self.phrases);
    }
};

// Names of areas within a district: neighbourhoods, estates, malls.
struct AreaLine {
    std::string district;
    std::vector<std::string> names;

    static void describe(auto& self, auto& visit) {
        visit.required("district", self.district);
        visit.required("names", self.names);
    }
};

// Display names of the parts that were understood; {} stands for numbers and names.
struct PartNames {
    domain::LocalizedText hourly;
    domain::LocalizedText monthly;
    domain::LocalizedText days_per_week;
    domain::LocalizedText hours_per_day;
    domain::LocalizedText range;
    domain::LocalizedText after;
    domain::LocalizedText before;
    domain::LocalizedText station;
    domain::LocalizedText near_me;
    domain::LocalizedText without;

    static void describe(auto& self, auto& visit) {
        visit.required("hourly", self.hourly);
        visit.required("monthly", self.monthly);
        visit.required("days_per_week", self.days_per_week);
        visit.required("hours_per_day", self.hours_per_day);
        visit.required("range", self.range);
        visit.required("after", self.after);
        visit.required("before", self.before);
        visit.required("station", self.station);
        visit.required("near_me", self.near_me);
        visit.required("without", self.without);
    }
};

struct Line {
    domain::LocalizedText name;
    std::vector<std::string> also;
    // The stations' Chinese names.
    std::vector<std::string> stations;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("also", self.also);
        visit.required("stations", self.stations);
    }
};

// The reader's knowledge besides the reference lists and the synonyms.
struct Meanings {
    std::vector<MeaningLine> meanings;
    std::vector<RoleLine> roles;
    // Names of places that are also everyday words, and do not count as places on their own.
    std::vector<std::string> everyday;
    std::vector<AreaLine> places;
    PartNames names;
    std::vector<domain::Station> stations;
    std::vector<Line> lines;

    static void describe(auto& self, auto& visit) {
        visit.required("meanings", self.meanings);
        visit.required("roles", self.roles);
        visit.required("everyday", self.everyday);
        visit.required("places", self.places);
        visit.required("names", self.names);
    }
};

// Reads data/meanings.json, stations.json, lines.json and district_areas.json from the embedded files. Throws
// when one is malformed, which is a build error.
[[nodiscard]] Meanings read_meanings(std::span<const base::EmbeddedFile> files);

}  // namespace hoigung::search::meaning

// The names in data/meanings.json.
template <>
struct hoigung::base::EnumNames<hoigung::search::meaning::Role> {
    static constexpr std::array<std::string_view, 28> values{"negation",
                                                             "negation_after",
                                                             "filler",
                                                             "noise",
                                                             "near_me",
                                                             "hourly_before",
                                                             "monthly_before",
                                                             "pay_before",
                                                             "currency",
                                                             "per_hour",
                                                             "per_month",
                                                             "or_more",
                                                             "each_week",
                                                             "days_unit",
                                                             "a_week",
                                                             "each_day",
                                                             "hours_unit",
                                                             "a_day",
                                                             "after",
                                                             "before",
                                                             "later",
                                                             "earlier",
                                                             "oclock",
                                                             "am",
                                                             "pm",
                                                             "to",
                                                             "station_before",
                                                             "station_after"};
};
