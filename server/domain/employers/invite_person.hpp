#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

inline constexpr std::chrono::days kInvitationLasts{7};

// Mails a link that makes its receiver a member of the company, once. The company's older link to the same
// address stops working.
[[nodiscard]] Outcome<Invitation> invite_person(const Person& person, std::string_view company_id,
                                                std::string_view email, Role role, const EmployerPorts& ports,
                                                base::Timestamp now);

[[nodiscard]] Outcome<OwnCompany> withdraw_invitation(const Person& person, std::string_view company_id,
                                                      std::string_view invitation_id,
                                                      const EmployerPorts& ports, base::Timestamp now);

// The invitation that a link shows. Showing it changes nothing, because mail scanners open links.
struct InvitationOffer {
    Invitation invitation;
    LocalizedText company;
    std::string invited_by;
};
[[nodiscard]] Outcome<InvitationOffer> invitation_offer(std::string_view token, const EmployerPorts& ports,
                                                        base::Timestamp now);

struct AcceptedInvitation {
    Person person;
    EmployerCompany company;
    Membership membership;
};

// Uses an invitation up: its address becomes a member of the company. It logs nobody in, because a link that
// lies in a mailbox for days must not open everything else that the person has here; logging in takes a code.
[[nodiscard]] Outcome<AcceptedInvitation> accept_invitation(std::string_view token, Locale locale,
                                                            const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
