#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/time.hpp"
#include "domain/locale.hpp"
#include "domain/places/district.hpp"
#include "domain/places/map_link.hpp"
#include "domain/places/station.hpp"
#include "domain/reference/employment_law.hpp"
#include "domain/reference/terms.hpp"
#include "domain/travel/mtr_map.hpp"
#include "domain/travel/travel_network.hpp"

namespace hoigung::domain {

struct JobType {
    std::string id;
    int index = 0;
    LocalizedText name;
    // Empty for a subtitle, a heading within the list that cannot be chosen.
    std::string short_code;
    bool subtitle = false;
    LocalizedText slug;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("name", self.name);
        visit.optional("shortCode", self.short_code);
        visit.optional("subtitle", self.subtitle);
    }
};

struct JobCategory {
    std::string code;
    int index = 0;
    LocalizedText name;
    std::vector<JobType> types;
    LocalizedText slug;

    static void describe(auto& self, auto& visit) {
        visit.required("code", self.code);
        visit.required("name", self.name);
        visit.required("types", self.types);
    }
};

struct EducationLevel {
    std::string id;
    std::string category;
    int level = 0;
    LocalizedText name;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("category", self.category);
        visit.required("level", self.level);
        visit.required("name", self.name);
    }
};

// A named choice: a language, a level, a skill, a certificate, an employment, ...
struct Term {
    std::string code;
    LocalizedText name;
    LocalizedText slug;

    static void describe(auto& self, auto& visit) {
        visit.required("code", self.code);
        visit.required("name", self.name);
    }
};

// A job type together with its category.
struct PlacedJobType {
    const JobCategory* category = nullptr;
    const JobType* type = nullptr;
};

// The fixed lists that jobs, profiles and filters choose from. Made once at start, never changed.
class ReferenceLists {
  public:
    struct Contents {
        std::vector<Region> regions;
        std::vector<District> districts;
        std::vector<JobCategory> categories;
        std::vector<EducationLevel> educations;
        std::vector<Term> spoken_languages;
        std::vector<Term> written_languages;
        std::vector<Term> language_levels;
        std::vector<Term> skills;
        std::vector<Term> certs;
        std::vector<Term> employments;
        std::vector<Term> days;
        std::vector<Term> career_levels;
        std::vector<Term> allowances;
        std::vector<Term> working_days;
        std::vector<Term> working_times;
        std::vector<Term> job_states;
        std::vector<MinimumWage> minimum_wages;
        EmploymentLaw::Contents law;
        std::vector<Station> stations;
        MtrMap mtr;
    };

    // Fills in the indexes and slugs, and reckons the times of all journeys by rail.
    explicit ReferenceLists(Contents contents);
    ReferenceLists(const ReferenceLists&) = delete;
    ReferenceLists& operator=(const ReferenceLists&) = delete;

    [[nodiscard]] const Contents& lists() const { return contents_; }
    [[nodiscard]] KnownPlaces places() const { return {lists().districts, lists().stations}; }

    [[nodiscard]] const Region* region(std::string_view code) const;
    [[nodiscard]] const District* district(std::string_view short_code) const;
    [[nodiscard]] std::optional<PlacedJobType> job_type(std::string_view short_code) const;
    [[nodiscard]] const JobCategory* category(std::string_view code) const;
    [[nodiscard]] const EducationLevel* education(std::string_view id) const;
    [[nodiscard]] const Term* skill(std::string_view id) const;
    [[nodiscard]] const Term* cert(std::string_view id) const;
    [[nodiscard]] const Term* spoken_language(std::string_view code) const;
    [[nodiscard]] const Term* written_language(std::string_view code) const;
    // The rate in force on a day; 0 before the first one.
    [[nodiscard]] int minimum_wage_cents(base::Date on) const;
    [[nodiscard]] const EmploymentLaw& law() const { return law_; }
    [[nodiscard]] const TravelNetwork& travel() const { return travel_; }

  private:
    Contents contents_;
    EmploymentLaw law_;
    TravelNetwork travel_;
    std::unordered_map<std::string_view, const District*> districts_;
    std::unordered_map<std::string_view, PlacedJobType> job_types_;
};

}  // namespace hoigung::domain
