#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"

// What members of a company record about an applicant: that the application was opened, notes, a rating. Each
// function returns the application's id. Withdrawn applications are refused, because nothing may be kept
// about them.
namespace hoigung::domain {

struct ApplicantAct {
    const Person& person;
    std::string_view company;
    std::string_view applicant;
};

// Marks the application as opened, once. A member with read-only access changes nothing.
[[nodiscard]] Outcome<ApplicationId> open_applicant(const ApplicantAct& act, const EmployerPorts& ports,
                                                    base::Timestamp now);

// A repeated key adds no second note to the application.
[[nodiscard]] Outcome<ApplicationId> add_note(const ApplicantAct& act, std::string_view key,
                                              std::string_view text, const EmployerPorts& ports,
                                              base::Timestamp now);
// Members remove their own notes; an owner removes any note.
[[nodiscard]] Outcome<ApplicationId> remove_note(const ApplicantAct& act, std::string_view note_id,
                                                 const EmployerPorts& ports, base::Timestamp now);

// From 1 to the best rating; std::nullopt removes the rating.
[[nodiscard]] Outcome<ApplicationId> rate_applicant(const ApplicantAct& act, std::optional<int> rating,
                                                    const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
