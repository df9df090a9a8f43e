#pragma once

#include <optional>
#include <string>

#include "base/time.hpp"
#include "domain/ids.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// The public data of an employer. Logos are names of stored pictures.
struct CompanyProfile {
    LocalizedText name;
    LocalizedText about;
    std::string logo;
    std::string logo_medium;
    std::string logo_thumbnail;

    bool operator==(const CompanyProfile&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.optional("about", self.about);
        visit.optional("company_logo", self.logo);
        visit.optional("company_logo_medium", self.logo_medium);
        visit.optional("company_logo_thumbnail", self.logo_thumbnail);
    }
};

// How a company answers applicants, as seekers see it. The numbers are rounded so that they change only when
// the wording on pages does (domain/applications/reply_record.hpp).
struct PublicReplyRecord {
    int applicants = 0;
    // Percentage of applicants who were answered within seven days.
    int percent = 0;
    // Median time to an answer; empty without answers.
    std::optional<int> median_hours{};

    bool operator==(const PublicReplyRecord&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("applicants", self.applicants);
        visit.required("percent", self.percent);
        visit.optional("median_hours", self.median_hours);
    }
};

struct Company {
    CompanyId id;
    bool is_suspended = false;
    base::Timestamp updated_at;
    CompanyProfile profile;
    LocalizedText slug;
    // Deleted by the operator: only its name is left, for those who applied for one of its jobs.
    bool is_removed = false;
    // Empty while too few have applied.
    std::optional<PublicReplyRecord> reply_record{};

    bool operator==(const Company&) const = default;
};

}  // namespace hoigung::domain
