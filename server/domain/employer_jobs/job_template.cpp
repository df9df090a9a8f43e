#include "domain/employer_jobs/job_template.hpp"

namespace hoigung::domain {

JobPosting posting_of(const JobTemplate& made) {
    static const LocalizedText kRequirements{"要求", "Requirements"};
    JobPosting posting;
    posting.name = made.name;
    posting.description = made.description;
    posting.employment = made.employment;
    posting.job_types = {made.code};
    posting.working_days_per_week = made.days_per_week;
    posting.working_hours = made.hours;
    int place = 0;
    for (const LocalizedText& each : made.requirements)
        posting.attributes.push_back({kRequirements, each, 0, place++});
    return posting;
}

}  // namespace hoigung::domain
