#pragma once

#include <string>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A typical job to start a draft from: everything but pay and place.
struct JobTemplate {
    // The code of its job type.
    std::string code;
    LocalizedText name;
    LocalizedText description;
    Employment employment = Employment::full_time;
    std::vector<LocalizedText> requirements;
    // Common benefits to choose from; none is preselected, because the employer must not promise it by
    // accident.
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
