#pragma once

#include <optional>
#include <variant>

#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/catalogue/showcase.hpp"

// One line of an import or a partner batch: parsed, but not yet checked.
namespace hoigung::domain {

struct CompanyLine {
    CompanyId id;
    // When absent, a known company keeps its value.
    std::optional<bool> is_suspended;
    CompanyProfile profile;

    static void describe(auto& self, auto& visit) {
        visit.required("_id", self.id);
        visit.optional("is_suspended", self.is_suspended);
        CompanyProfile::describe(self.profile, visit);
    }
};

struct JobLine {
    JobId id;
    CompanyId company_id;
    // When absent, a new job is published and a known one keeps its state.
    std::optional<JobState> state;
    std::optional<base::Timestamp> published_at;
    std::optional<base::Timestamp> expires_at;
    JobPosting posting;

    static void describe(auto& self, auto& visit) {
        visit.required("_id", self.id);
        visit.required("company_id", self.company_id);
        visit.optional("state", self.state);
        visit.optional("published_at", self.published_at);
        visit.optional("expires_at", self.expires_at);
        JobPosting::describe(self.posting, visit);
    }
};

using CatalogueLine = std::variant<CompanyLine, JobLine, JobList, Banner, FeaturedCompany, Bid>;

}  // namespace hoigung::domain
