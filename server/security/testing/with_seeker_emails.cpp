#include "security/testing/with_seeker_emails.hpp"

namespace hoigung::security::testing {

using namespace domain;
using namespace std::chrono_literals;

WithSeekerEmails::WithSeekerEmails() {
    mail_rules_.site_count = LimitKind::mail_site;
}

SeekerEmailPorts WithSeekerEmails::ports() {
    return {.store = seeker_stores_.emails,
            .seals = seals_,
            .random = random_,
            .rules = mail_rules_,
            .deliveries = {.site_name = "Hoigung",
                           .portal_address = "https://hoigung.hk/portal/",
                           .site_address = "https://hoigung.hk"}};
}

SeekerId WithSeekerEmails::seeker(std::string_view telephone) {
    return subject(sign_in(telephone));
}

LoginOutcome<CodeSent> WithSeekerEmails::ask(SeekerId id, std::string_view email,
                                             std::string_view telephone) {
    EXPECT_TRUE(request(telephone).ok());
    return ask_with(sender_.last.code, id, email, telephone);
}

LoginOutcome<CodeSent> WithSeekerEmails::ask_with(int telephone_code, SeekerId id, std::string_view email,
                                                  std::string_view telephone) {
    return request_email_code({.seeker = id,
                               .telephone = Telephone::parse(telephone).value(),
                               .telephone_code = telephone_code,
                               .email = email,
                               .client = {"192.0.2.1"},
                               .locale = Locale::en},
                              ports(), clock_.now());
}

LoginOutcome<CodeSent> WithSeekerEmails::resend(SeekerId id) {
    return resend_email_code(id, {"192.0.2.1"}, Locale::en, ports(), clock_.now());
}

LoginOutcome<Seeker> WithSeekerEmails::confirm(SeekerId id, int code) {
    return confirm_email(id, code, Locale::en, ports(), clock_.now());
}

Outcome<Seeker> WithSeekerEmails::remove(SeekerId id) {
    return remove_email(id, Locale::en, ports(), clock_.now());
}

void WithSeekerEmails::give(SeekerId id, std::string_view email, std::string_view telephone) {
    EXPECT_TRUE(ask(id, email, telephone).ok());
    EXPECT_TRUE(confirm(id, mailed_code(email)).ok());
    clock_.advance(1h);
}

LoginOutcome<CodeSent> WithSeekerEmails::request_by_email(std::string_view email, std::string_view address) {
    return request_email_login({.email = email,
                                .client = {std::string(address)},
                                .locale = Locale::en,
                                .device = DeviceInfo{"agent", "web", ""}},
                               ports(), rules_.accounts, clock_.now());
}

LoginOutcome<std::string> WithSeekerEmails::log_in_by_email(int code, std::string_view email) {
    return domain::log_in_by_email({email, code}, ports(), tokens_, rules_.sessions, rules_.accounts,
                                   clock_.now());
}

int WithSeekerEmails::mailed_code(std::string_view email) {
    return std::stoi(mail_to(email));
}

int WithSeekerEmails::wrong_code(std::string_view email) {
    const int code = mailed_code(email);
    return code == 999'999 ? 100'000 : code + 1;
}

void WithSeekerEmails::suspend(SeekerId id) {
    store_.write([&](IdentityWriter& writer) {
        Seeker seeker = writer.seeker(id).value();
        seeker.is_suspended = true;
        writer.put(seeker);
    });
}

}  // namespace hoigung::security::testing
