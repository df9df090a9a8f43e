#pragma once

#include <string>

#include "base/time.hpp"
#include "domain/ids.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// What is shown of an employer. Logos are names of stored pictures.
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

struct Company {
    CompanyId id;
    bool is_suspended = false;
    base::Timestamp updated_at;
    CompanyProfile profile;
    LocalizedText slug;
    // Deleted by the operator: only its name is left, for those who applied for a job of it.
    bool is_removed = false;

    bool operator==(const Company&) const = default;
};

}  // namespace hoigung::domain
