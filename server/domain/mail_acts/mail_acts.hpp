#pragma once

#include <optional>
#include <string_view>

#include "domain/applications/application.hpp"
#include "domain/candidacies/candidacy_store.hpp"
#include "domain/deliveries/mail_act.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/identity/identity_store.hpp"

// Acts by the links of mails. They need no login, and have the rights that their person has at the moment.
namespace hoigung::domain {

// Whether an act can be done.
enum class MailActState {
    ready,
    done,
    // The thing is not as it was when the mail was written: by this link, or in another way.
    changed,
    expired,
    // The person may not do it, or not any more.
    not_allowed
};

// An act as its page shows it. The page names no applicant, because a mail may be passed on.
struct MailActPage {
    MailActKind kind = MailActKind::contacted;
    MailActState state = MailActState::ready;
    // Empty unless the person may act.
    LocalizedText job{};
    LocalizedText company{};
    // When the applicant applied, for acts on applications.
    std::optional<base::Timestamp> applied_at{};
    // When the interview is, for acts on interviews.
    std::optional<base::Timestamp> interview_at{};
    // The path of the page that shows more: of the portal for employers, of the site for seekers. Empty
    // unless the person may act.
    std::string path{};
};

struct MailActPorts {
    const MailActTokens& tokens;
    const EmployerPorts& employers;
    const CandidacyPorts& candidacies;
    IdentityStore& seekers;
};

// Describes the act of a link, and changes nothing. IdNotFound for a token that was not made here for the
// address of the person.
[[nodiscard]] Outcome<MailActPage> read_mail_act(std::string_view token, const MailActPorts& ports,
                                                 base::Timestamp now);

// Does the act of a link, if its state is `ready`; otherwise changes nothing. `reason` is that of a
// rejection.
[[nodiscard]] Outcome<MailActPage> do_mail_act(std::string_view token, RejectReason reason,
                                               const MailActPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MailActState> {
    static constexpr std::array<std::string_view, 5> values{"ready", "done", "changed", "expired",
                                                            "not_allowed"};
};
