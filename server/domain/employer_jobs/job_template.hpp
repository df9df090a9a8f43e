#pragma once

#include <string>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A job as it is usually written, to begin from: everything but pay and place.
struct JobTemplate {
    // That of its job type.
    std::string code;
    LocalizedText name;
    LocalizedText description;
    Employment employment = Employment::full_time;
    std::vector<LocalizedText> requirements;
    // Usual ones, to choose from: nothing is promised that the employer did not choose.
    std::vector<LocalizedText> benefits;
    Range<int> days_per_week;
    std::vector<WorkingHour> hours;

    static void describe(auto& self, auto& visit) {
        visit.required("code", self.code);
        visit.required("name", self.name);
        visit.required("description", self.description);
        visit.required("employment", self.employment);
        visit.required("requirements", self.requirements);
        visit.required("benefits", self.benefits);
        visit.optional("from_days_per_week", self.days_per_week.from);
        visit.optional("to_days_per_week", self.days_per_week.to);
        visit.optional("hours", self.hours);
    }
};

// The template as a job without pay, place and benefits.
[[nodiscard]] JobPosting posting_of(const JobTemplate& made);

}  // namespace hoigung::domain
