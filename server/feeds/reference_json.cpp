#include "feeds/reference_json.hpp"

#include "feeds/embedded_json.hpp"

namespace hoigung::feeds {
namespace {

using domain::Term;

struct Languages {
    std::vector<Term> spoken;
    std::vector<Term> written;
    std::vector<Term> levels;

    static void describe(auto& self, auto& visit) {
        visit.required("spoken", self.spoken);
        visit.required("written", self.written);
        visit.required("levels", self.levels);
    }
};

struct JobTerms {
    std::vector<Term> employments;
    std::vector<Term> days;
    std::vector<Term> career_levels;
    std::vector<Term> allowances;
    std::vector<Term> working_days;
    std::vector<Term> working_times;
    std::vector<Term> job_states;

    static void describe(auto& self, auto& visit) {
        visit.required("employments", self.employments);
        visit.required("days", self.days);
        visit.required("careerLevels", self.career_levels);
        visit.required("allowances", self.allowances);
        visit.required("workingDays", self.working_days);
        visit.required("workingTimes", self.working_times);
        visit.required("jobStates", self.job_states);
    }
};

}  // namespace

domain::ReferenceLists::Contents read_reference_lists(std::span<const base::EmbeddedFile> files) {
    auto languages = read_embedded_json<Languages>(files, "data/languages.json");
    auto terms = read_embedded_json<JobTerms>(files, "data/job_terms.json");
    return {
        .regions = read_embedded_json<std::vector<domain::Region>>(files, "data/regions.json"),
        .districts = read_embedded_json<std::vector<domain::District>>(files, "data/districts.json"),
        .categories = read_embedded_json<std::vector<domain::JobCategory>>(files, "data/job_categories.json"),
        .educations = read_embedded_json<std::vector<domain::EducationLevel>>(files, "data/educations.json"),
        .spoken_languages = std::move(languages.spoken),
        .written_languages = std::move(languages.written),
        .language_levels = std::move(languages.levels),
        .skills = read_embedded_json<std::vector<Term>>(files, "data/skills.json"),
        .certs = read_embedded_json<std::vector<Term>>(files, "data/certs.json"),
        .employments = std::move(terms.employments),
        .days = std::move(terms.days),
        .career_levels = std::move(terms.career_levels),
        .allowances = std::move(terms.allowances),
        .working_days = std::move(terms.working_days),
        .working_times = std::move(terms.working_times),
        .job_states = std::move(terms.job_states),
        .minimum_wages =
            read_embedded_json<std::vector<domain::MinimumWage>>(files, "data/minimum_wage.json"),
        .law = read_embedded_json<domain::EmploymentLaw::Contents>(files, "data/employment_law.json"),
        .stations = read_embedded_json<std::vector<domain::Station>>(files, "data/stations.json"),
        .mtr = read_embedded_json<domain::MtrMap>(files, "data/mtr_network.json"),
    };
}

}  // namespace hoigung::feeds
