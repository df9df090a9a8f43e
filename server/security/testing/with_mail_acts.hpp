#pragma once

#include "domain/mail_acts/mail_acts.hpp"
#include "security/mail_act_tokens.hpp"
#include "security/testing/with_applicants.hpp"

namespace hoigung::security::testing {

// A company whose owner acts on its jobs and applicants by the links of mails, on every database.
class WithMailActs : public WithApplicants {
  protected:
    [[nodiscard]] std::string signed_for(const domain::Person& person, domain::MailActKind kind,
                                         std::string thing, std::int64_t version) const {
        return tokens_.sign(
            {kind, person.id.text(), std::move(thing), version, clock_.now() + domain::kMailActLasts},
            person.email.text());
    }

    const HmacMailActTokens tokens_{"key"};
    const domain::EmployerPorts employer_ports_ = ports();
    const domain::CandidacyPorts candidacy_ports_{
        candidacies_, employers_, random_, {"Hoigung", "https://hoigung.hk/portal/", "no-reply@hoigung.hk"}};
    const domain::MailActPorts mail_act_ports_{tokens_, employer_ports_, candidacy_ports_, identity_};
};

}  // namespace hoigung::security::testing
