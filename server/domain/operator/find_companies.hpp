#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/employers/employer_store.hpp"

namespace hoigung::domain {

// The state of a company, on the site or before it gets there.
enum class CompanyFate { shown, suspended, deleted, unverified, refused, closed };

// A company as the operator searches for it, from the catalogue or the portal.
struct KnownCompany {
    CompanyId id;
    CompanyFate fate = CompanyFate::shown;
    LocalizedText name;
    // This and the following fields are empty for a company that is not in the portal.
    std::string registration_number{};
    std::string telephone{};
    std::vector<CompanyPerson> people{};
};

// Companies of the catalogue and of the portal, refused and closed ones included, by name: those with the
// text in their id, name, registration number or telephone, or in the name or e-mail address of a member; all
// companies when it is empty. Blanks and dashes within a number are ignored.
[[nodiscard]] std::vector<KnownCompany> find_known_companies(std::string_view text,
                                                             std::span<const Company> on_site,
                                                             EmployerStore& store);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::CompanyFate> {
    static constexpr std::array<std::string_view, 6> values{"shown",      "suspended", "deleted",
                                                            "unverified", "refused",   "closed"};
};
