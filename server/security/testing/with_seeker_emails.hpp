#pragma once

#include "domain/seeker_emails/change_email.hpp"
#include "domain/seeker_emails/log_in_by_email.hpp"
#include "security/testing/with_identity.hpp"
#include "store/testing/queued_mails.hpp"
#include "store/testing/seeker_email_rows.hpp"
#include "store/testing/seeker_stores.hpp"

namespace hoigung::security::testing {

// The operations on seekers' e-mail addresses with the parts they run on, on every database.
class WithSeekerEmails : public WithIdentity {
  protected:
    static constexpr std::string_view kEmail = "chan@example.hk";
    static constexpr std::string_view kOtherTelephone = "+85261234568";

    WithSeekerEmails();

    [[nodiscard]] domain::SeekerEmailPorts ports();
    // An account that has logged in by its telephone.
    domain::SeekerId seeker(std::string_view telephone = kTelephone);
    [[nodiscard]] domain::Seeker stored(domain::SeekerId id) { return store_.seeker(id).value(); }

    // Asks for a code to an address; the code of the telephone is a new one, or the one that is given.
    domain::LoginOutcome<domain::CodeSent> ask(domain::SeekerId id, std::string_view email = kEmail,
                                               std::string_view telephone = kTelephone);
    domain::LoginOutcome<domain::CodeSent> ask_with(int telephone_code, domain::SeekerId id,
                                                    std::string_view email = kEmail,
                                                    std::string_view telephone = kTelephone);
    domain::LoginOutcome<domain::CodeSent> resend(domain::SeekerId id);
    domain::LoginOutcome<domain::Seeker> confirm(domain::SeekerId id, int code);
    domain::Outcome<domain::Seeker> remove(domain::SeekerId id);
    // Asks and confirms, and lets the limits of an hour pass.
    void give(domain::SeekerId id, std::string_view email = kEmail, std::string_view telephone = kTelephone);

    domain::LoginOutcome<domain::CodeSent> request_by_email(std::string_view email = kEmail,
                                                            std::string_view address = "192.0.2.1");
    domain::LoginOutcome<std::string> log_in_by_email(int code, std::string_view email = kEmail);

    // The newest mail to an address: subject, line feed, text.
    std::string mail_to(std::string_view email = kEmail) {
        return store::testing::newest_mail_to(database(), email);
    }
    std::size_t mails_to(std::string_view email = kEmail) {
        return store::testing::count_mails_to(database(), email);
    }
    // The code in the newest mail, and one that was not mailed.
    int mailed_code(std::string_view email = kEmail);
    int wrong_code(std::string_view email = kEmail);

    void suspend(domain::SeekerId id);

    store::testing::SeekerStores seeker_stores_{database()};
    domain::LoginRules mail_rules_;
};

}  // namespace hoigung::security::testing
