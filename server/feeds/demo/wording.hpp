#pragma once

#include "feeds/demo/material.hpp"

// The sentences that job and company texts are composed of.
namespace hoigung::feeds::demo {

struct Headings {
    LocalizedText duties;
    LocalizedText requirements;
    LocalizedText benefits;
    LocalizedText main_duties;
    LocalizedText asked_for;
    LocalizedText certs;

    static void describe(auto& self, auto& visit) {
        visit.required("duties", self.duties);
        visit.required("requirements", self.requirements);
        visit.required("benefits", self.benefits);
        visit.required("mainDuties", self.main_duties);
        visit.required("askedFor", self.asked_for);
        visit.required("certs", self.certs);
    }
};

struct ScheduleSentences {
    Sentences full_time;
    Sentences part_time;
    Sentences temp;

    static void describe(auto& self, auto& visit) {
        visit.required("ft", self.full_time);
        visit.required("pt", self.part_time);
        visit.required("ct", self.temp);
    }
};

struct ExperienceSentences {
    Sentences middle;
    Sentences senior;

    static void describe(auto& self, auto& visit) {
        visit.required("middle", self.middle);
        visit.required("senior", self.senior);
    }
};

struct LocationSentences {
    Sentences one;
    Sentences many;

    static void describe(auto& self, auto& visit) {
        visit.required("one", self.one);
        visit.required("many", self.many);
    }
};

struct CompanySentences {
    Sentences founded;
    Sentences branches;
    Sentences people;

    static void describe(auto& self, auto& visit) {
        visit.required("founded", self.founded);
        visit.required("branches", self.branches);
        visit.required("people", self.people);
    }
};

// The text of an allowance, and the jobs that it fits; all jobs when nothing is set.
struct AllowanceSentence {
    LocalizedText text;
    bool at_night = false;
    bool across_districts = false;

    static void describe(auto& self, auto& visit) {
        visit.required("text", self.text);
        visit.optional("atNight", self.at_night);
        visit.optional("acrossDistricts", self.across_districts);
    }
};

struct AllowanceSentences {
    std::vector<AllowanceSentence> meal;
    std::vector<AllowanceSentence> travel;
    std::vector<AllowanceSentence> other;

    static void describe(auto& self, auto& visit) {
        visit.required("meal", self.meal);
        visit.required("travel", self.travel);
        visit.required("other", self.other);
    }
};

// The usual requirements of a group of trades.
struct UsualRequirements {
    std::string group;
    Sentences sentences;
    // Not for jobs that require experience.
    Sentences for_beginners;

    static void describe(auto& self, auto& visit) {
        visit.required("group", self.group);
        visit.required("sentences", self.sentences);
        visit.required("forBeginners", self.for_beginners);
    }
};

struct DutiesOfType {
    std::string type;
    Sentences sentences;

    static void describe(auto& self, auto& visit) {
        visit.required("type", self.type);
        visit.required("sentences", self.sentences);
    }
};

struct Wording {
    Headings headings;
    Sentences atmosphere;
    ScheduleSentences schedule;
    Sentences temp_dates;
    Sentences apply;
    ExperienceSentences experience;
    LocationSentences location;
    CompanySentences company;
    AllowanceSentences allowances;
    std::vector<UsualRequirements> requirements;
    std::vector<DutiesOfType> duties;

    static void describe(auto& self, auto& visit) {
        visit.required("headings", self.headings);
        visit.required("atmosphere", self.atmosphere);
        visit.required("schedule", self.schedule);
        visit.required("tempDates", self.temp_dates);
        visit.required("apply", self.apply);
        visit.required("experience", self.experience);
        visit.required("location", self.location);
        visit.required("company", self.company);
        visit.required("allowances", self.allowances);
        visit.required("requirements", self.requirements);
        visit.required("duties", self.duties);
    }
};

}  // namespace hoigung::feeds::demo
