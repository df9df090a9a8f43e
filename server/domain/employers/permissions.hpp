#pragma once

#include <string_view>

#include "domain/employers/employer_store.hpp"
#include "domain/refusal.hpp"

// Who may do what in a company: the only place that decides it.
namespace hoigung::domain {

enum class Act {
    // The company, its people and branches.
    read,
    change_branches,
    // Drafts, jobs and files of them.
    change_jobs,
    // Interviews and messages.
    answer_applicants,
    // Profile, proof, logo.
    change_company,
    // Invitations, roles, removals.
    manage_people,
    read_log,
    // Keys of the partner service and their webhooks.
    manage_keys,
    close_company,
};

[[nodiscard]] bool may(Role role, Act act);

// A company that the caller belongs to, and as what.
struct OwnCompany {
    EmployerCompany company;
    Membership membership;
};

// The company by its id for an act of a person. One that the person does not belong to is not found, as one
// that does not exist; in a closed one nothing is changed.
[[nodiscard]] Outcome<OwnCompany> own_company(EmployerReader& reader, PersonId person,
                                              std::string_view company_id, Act act);

}  // namespace hoigung::domain
