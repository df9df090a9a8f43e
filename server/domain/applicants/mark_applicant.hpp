#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"

// The marks that members of a company leave on an applicant: that the application was opened, notes, a
// rating. Withdrawn applications are refused, because nothing may be kept about them.
namespace hoigung::domain {

struct ApplicantAct {
    const Person& person;
    std::string_view company;
    std::string_view applicant;
};

// The application, and the company that the person acts for.
struct MarkedApplicant {
    EmployerCompany company;
    ApplicationId application;
};

// Marks the application as opened, once. A member with read-only access changes nothing.
[[nodiscard]] Outcome<MarkedApplicant> open_applicant(const ApplicantAct& act, const EmployerPorts& ports,
                                                      base::Timestamp now);

// A repeated key adds no second note to the application.
[[nodiscard]] Outcome<MarkedApplicant> add_note(const ApplicantAct& act, std::string_view key,
                                                std::string_view text, const EmployerPorts& ports,
                                                base::Timestamp now);
// Members remove their own notes; an owner removes any note.
[[nodiscard]] Outcome<MarkedApplicant> remove_note(const ApplicantAct& act, std::string_view note_id,
                                                   const EmployerPorts& ports, base::Timestamp now);

// From 1 to the best rating; std::nullopt removes the rating.
[[nodiscard]] Outcome<MarkedApplicant> rate_applicant(const ApplicantAct& act, std::optional<int> rating,
                                                      const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
