#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"

// What the company's people keep about somebody who applied, for themselves: that it was opened, notes, a
// rating. Each gives the application's id. Somebody who withdrew is refused, for nothing is kept of them.
namespace hoigung::domain {

struct ApplicantAct {
    const Person& person;
    std::string_view company;
    std::string_view applicant;
};

// Marks as read, once. Somebody who may only read changes nothing.
[[nodiscard]] Outcome<ApplicationId> open_applicant(const ApplicantAct& act, const EmployerPorts& ports,
                                                    base::Timestamp now);

// The same key of an application makes one note.
[[nodiscard]] Outcome<ApplicationId> add_note(const ApplicantAct& act, std::string_view key,
                                              std::string_view text, const EmployerPorts& ports,
                                              base::Timestamp now);
// One's own, or any for an owner.
[[nodiscard]] Outcome<ApplicationId> remove_note(const ApplicantAct& act, std::string_view note_id,
                                                 const EmployerPorts& ports, base::Timestamp now);

// From 1 to the best; nothing takes it away.
[[nodiscard]] Outcome<ApplicationId> rate_applicant(const ApplicantAct& act, std::optional<int> rating,
                                                    const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
