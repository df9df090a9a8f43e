#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/time.hpp"
#include "domain/ids.hpp"
#include "domain/locale.hpp"
#include "domain/places/coordinates.hpp"
#include "domain/reference/terms.hpp"

namespace hoigung::domain {

// A time of day in minutes from midnight; written HH:mm outside the domain.
struct TimeOfDay {
    int minutes = 0;

    [[nodiscard]] static std::optional<TimeOfDay> parse(std::string_view text);
    [[nodiscard]] std::string text() const;
    auto operator<=>(const TimeOfDay&) const = default;
};

struct Address {
    AddressId id;
    LocalizedText address;
    std::string district;
    std::optional<Coordinates> coordinates;

    bool operator==(const Address&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.optional("_id", self.id);
        visit.required("address", self.address);
        visit.required("district", self.district);
        visit.optional("coordinates", self.coordinates);
    }
};

struct Allowance {
    AllowanceKind kind = AllowanceKind::other;
    LocalizedText description;

    bool operator==(const Allowance&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.kind);
        visit.optional("description", self.description);
    }
};

struct Attribute {
    LocalizedText category;
    LocalizedText name;
    int category_display_sequence = 0;
    int display_sequence = 0;

    bool operator==(const Attribute&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("category", self.category);
        visit.required("name", self.name);
        visit.optional("category_display_sequence", self.category_display_sequence);
        visit.optional("display_sequence", self.display_sequence);
    }
};

struct LanguageSkill {
    std::string language;
    LanguageLevel level = LanguageLevel::basic;

    bool operator==(const LanguageSkill&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("language", self.language);
        visit.required("level", self.level);
    }
};

struct WorkingHour {
    DayOfWeek day = DayOfWeek::negotiable;
    // Both are set or neither; an end that is not after the start lies on the next day.
    std::optional<TimeOfDay> start;
    std::optional<TimeOfDay> end;

    bool operator==(const WorkingHour&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("day_of_week", self.day);
        visit.optional("start_time", self.start);
        visit.optional("end_time", self.end);
    }
};

template <class Number>
struct Range {
    std::optional<Number> from;
    std::optional<Number> to;

    [[nodiscard]] bool empty() const { return !from && !to; }
    // The most that the range promises; 'from' when it has no upper end.
    [[nodiscard]] std::optional<Number> most() const { return to ? to : from; }
    [[nodiscard]] std::optional<Number> least() const { return from ? from : to; }
    bool operator==(const Range&) const = default;
};

// The content of a job, written by the employer.
struct JobPosting {
    LocalizedText name;
    LocalizedText description;
    Employment employment = Employment::part_time;
    std::vector<std::string> job_types;
    std::vector<Address> addresses;
    // Codes of the regions of a job whose place is not known more exactly.
    std::vector<std::string> regions;
    bool address_on_map = true;
    Range<int> hourly_rate;
    Range<int> monthly_rate;
    Range<int> working_days_per_week;
    Range<double> working_hours_per_day;
    std::vector<WorkingHour> working_hours;
    std::optional<base::Date> start_date;
    std::optional<base::Date> end_date;
    int vacancy = 1;
    bool shift_required = false;
    bool alternative_sat = false;
    std::optional<CareerLevel> career_level;
    std::string education;
    std::vector<LanguageSkill> spoken_skills;
    std::vector<LanguageSkill> written_skills;
    std::vector<std::string> skills;
    std::vector<std::string> certs;
    std::vector<Allowance> allowances;
    std::vector<Attribute> attributes;
    // The URL where people apply; empty when they apply on this site.
    std::string apply_url;

    bool operator==(const JobPosting&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("job_name", self.name);
        visit.required("job_description", self.description);
        visit.required("employment", self.employment);
        visit.required("job_types", self.job_types);
        visit.optional("address", self.addresses);
        visit.optional("region", self.regions);
        visit.optional("address_on_map", self.address_on_map);
        visit.optional("from_hourly_rate", self.hourly_rate.from);
        visit.optional("to_hourly_rate", self.hourly_rate.to);
        visit.optional("from_monthly_rate", self.monthly_rate.from);
        visit.optional("to_monthly_rate", self.monthly_rate.to);
        visit.optional("from_working_days_per_week", self.working_days_per_week.from);
        visit.optional("to_working_days_per_week", self.working_days_per_week.to);
        visit.optional("from_working_hours_per_day", self.working_hours_per_day.from);
        visit.optional("to_working_hours_per_day", self.working_hours_per_day.to);
        visit.optional("working_hour", self.working_hours);
        visit.optional("start_date", self.start_date);
        visit.optional("end_date", self.end_date);
        visit.optional("vacancy", self.vacancy);
        visit.optional("shift_required", self.shift_required);
        visit.optional("alternative_sat", self.alternative_sat);
        visit.optional("career_level", self.career_level);
        visit.optional("education", self.education);
        visit.optional("spoken_skill", self.spoken_skills);
        visit.optional("written_skill", self.written_skills);
        visit.optional("skill", self.skills);
        visit.optional("cert", self.certs);
        visit.optional("allowances", self.allowances);
        visit.optional("attributes", self.attributes);
        visit.optional("apply_url", self.apply_url);
    }
};

struct Job {
    JobId id;
    CompanyId company_id;
    JobState state = JobState::published;
    base::Timestamp published_at;
    base::Timestamp updated_at;
    base::Timestamp expires_at;
    JobPosting posting;
    LocalizedText slug;
    // Deleted by the operator: only its name is left, for those who applied for it.
    bool is_removed = false;

    bool operator==(const Job&) const = default;
};

// The default time from publication to expiry.
inline constexpr std::chrono::days kJobTerm{60};

// The moment from which a job takes no applications: its expiry or, for a temp job, the end of its last
// day in Hong Kong, whichever comes first.
[[nodiscard]] base::Timestamp closes_at(const Job& job);

}  // namespace hoigung::domain
