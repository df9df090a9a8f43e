#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/embedded.hpp"
#include "domain/catalogue/job.hpp"

namespace hoigung {

// The files of data/demo/, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> demo_files();

}  // namespace hoigung

// The material of the demonstration catalogue: names, places, trades and sentences, all in both languages.
namespace hoigung::feeds::demo {

using domain::LocalizedText;
using Sentences = std::vector<LocalizedText>;

enum class PlaceKind { street, mall, office, industrial, estate, venue, hotel };

// Both ends included.
struct Between {
    int from = 0;
    int to = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("from", self.from);
        visit.required("to", self.to);
    }
};

struct Place {
    PlaceKind kind = PlaceKind::street;
    LocalizedText address;
    double lat = 0;
    double lng = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("kind", self.kind);
        visit.required("address", self.address);
        visit.required("lat", self.lat);
        visit.required("lng", self.lng);
    }
};

struct PlacesOfDistrict {
    std::string district;
    std::vector<Place> places;

    static void describe(auto& self, auto& visit) {
        visit.required("district", self.district);
        visit.required("places", self.places);
    }
};

struct WeightedType {
    std::string type;
    int weight = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("type", self.type);
        visit.required("weight", self.weight);
    }
};

// A kind of business: a cha chaan teng, a security firm, ...
struct CompanyKind {
    std::string id;
    // Where its branches are, best first.
    std::vector<PlaceKind> places;
    // Where its people work, if not in the branches.
    std::vector<PlaceKind> work_sites;
    bool private_addresses = false;
    std::optional<domain::TimeOfDay> opens;
    std::optional<domain::TimeOfDay> closes;
    std::string icon;
    std::vector<WeightedType> jobs;
    Sentences about;
    Sentences opening;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("places", self.places);
        visit.optional("workSites", self.work_sites);
        visit.optional("privateAddresses", self.private_addresses);
        visit.optional("opens", self.opens);
        visit.optional("closes", self.closes);
        visit.required("icon", self.icon);
        visit.required("jobs", self.jobs);
        visit.required("about", self.about);
        visit.required("opening", self.opening);
    }
};

struct CompanySketch {
    LocalizedText name;
    std::string kind;
    int since = 0;
    int branches = 0;
    std::vector<std::string> districts;
    // Describes the company; when empty, the sentences of its kind do.
    Sentences about;
    // Job types of its kind that it does not need.
    std::vector<std::string> without;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("kind", self.kind);
        visit.required("since", self.since);
        visit.required("branches", self.branches);
        visit.required("districts", self.districts);
        visit.optional("about", self.about);
        visit.optional("without", self.without);
    }
};

struct Companies {
    std::vector<CompanyKind> kinds;
    std::vector<CompanySketch> companies;

    static void describe(auto& self, auto& visit) {
        visit.required("kinds", self.kinds);
        visit.required("companies", self.companies);
    }
};

struct TimeSpan {
    domain::TimeOfDay start;
    domain::TimeOfDay end;

    static void describe(auto& self, auto& visit) {
        visit.required("start", self.start);
        visit.required("end", self.end);
    }
};

struct ShiftSlot {
    std::vector<domain::DayOfWeek> days;
    std::vector<TimeSpan> spans;

    static void describe(auto& self, auto& visit) {
        visit.required("days", self.days);
        visit.required("spans", self.spans);
    }
};

// A usual pattern of working hours. Without slots the hours are negotiable.
struct Shift {
    std::string id;
    std::vector<domain::Employment> employments;
    Between days_per_week;
    int jitter_minutes = 0;
    LocalizedText label;
    bool rotating = false;
    // The spans of a day are worked one after the other; otherwise one of them is chosen.
    bool split = false;
    bool alternate_saturday = false;
    std::optional<Between> negotiable_hours;
    std::vector<ShiftSlot> slots;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("employments", self.employments);
        visit.required("daysPerWeek", self.days_per_week);
        visit.required("jitterMinutes", self.jitter_minutes);
        visit.optional("label", self.label);
        visit.optional("rotating", self.rotating);
        visit.optional("split", self.split);
        visit.optional("alternateSaturday", self.alternate_saturday);
        visit.optional("negotiableHours", self.negotiable_hours);
        visit.required("slots", self.slots);
    }
};

struct PerkCategory {
    std::string id;
    LocalizedText name;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("name", self.name);
    }
};

// A benefit or condition that appears both in a job's attributes and in its text.
struct Perk {
    std::string id;
    std::string category;
    LocalizedText name;
    Sentences sentences;
    // Empty for all.
    std::vector<domain::Employment> employments;
    bool weekdays_only = false;
    std::vector<std::string> not_in;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("category", self.category);
        visit.required("name", self.name);
        visit.required("sentences", self.sentences);
        visit.optional("employments", self.employments);
        visit.optional("weekdaysOnly", self.weekdays_only);
        visit.optional("notIn", self.not_in);
    }
};

struct EmploymentWeights {
    int full_time = 0;
    int part_time = 0;
    int temp = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("ft", self.full_time);
        visit.required("pt", self.part_time);
        visit.required("ct", self.temp);
    }
};

// The usual properties of jobs of one type.
struct Trade {
    std::string type;
    Sentences titles;
    EmploymentWeights employments;
    std::optional<Between> hourly;
    std::optional<Between> monthly;
    Between vacancy;
    domain::CareerLevel career_level = domain::CareerLevel::entry;
    std::vector<std::string> shifts;
    // The group whose usual requirements apply.
    std::string requirements;
    std::vector<std::string> educations;
    bool education_required = false;
    std::vector<domain::LanguageSkill> spoken;
    std::vector<domain::LanguageSkill> written;
    std::vector<std::string> skills;
    std::vector<std::string> required_certs;
    std::vector<std::string> welcome_certs;
    std::vector<std::string> perks;
    std::vector<domain::AllowanceKind> allowances;

    static void describe(auto& self, auto& visit) {
        visit.required("type", self.type);
        visit.required("titles", self.titles);
        visit.required("employments", self.employments);
        visit.optional("hourly", self.hourly);
        visit.optional("monthly", self.monthly);
        visit.required("vacancy", self.vacancy);
        visit.required("careerLevel", self.career_level);
        visit.required("shifts", self.shifts);
        visit.required("requirements", self.requirements);
        visit.required("educations", self.educations);
        visit.required("educationRequired", self.education_required);
        visit.required("spoken", self.spoken);
        visit.required("written", self.written);
        visit.required("skills", self.skills);
        visit.required("requiredCerts", self.required_certs);
        visit.required("welcomeCerts", self.welcome_certs);
        visit.required("perks", self.perks);
        visit.required("allowances", self.allowances);
    }
};

struct Trades {
    std::vector<Shift> shifts;
    std::vector<PerkCategory> perk_categories;
    std::vector<Perk> perks;
    std::vector<Trade> trades;

    static void describe(auto& self, auto& visit) {
        visit.required("shifts", self.shifts);
        visit.required("perkCategories", self.perk_categories);
        visit.required("perks", self.perks);
        visit.required("trades", self.trades);
    }
};

// The occasion of a temp job: a fair, a stock-taking, ...
struct Occasion {
    std::string id;
    // The text after a title, and the text within a sentence.
    LocalizedText name;
    LocalizedText phrase;
    Between days;
    std::vector<std::string> types;
    // The kinds of business that have it, and the months in which it can begin; empty for all.
    std::vector<std::string> kinds;
    std::vector<int> months;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("name", self.name);
        visit.required("phrase", self.phrase);
        visit.required("days", self.days);
        visit.required("types", self.types);
        visit.optional("kinds", self.kinds);
        visit.optional("months", self.months);
    }
};

}  // namespace hoigung::feeds::demo

template <>
struct hoigung::base::EnumNames<hoigung::feeds::demo::PlaceKind> {
    static constexpr std::array<std::string_view, 7> values{"street", "mall",  "office", "industrial",
                                                            "estate", "venue", "hotel"};
};
