#include "domain/seeker_emails/log_in_by_email.hpp"

#include "domain/identity/begin_session.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

LoginOutcome<CodeSent> request_email_login(const EmailLoginRequest& request, const SeekerEmailPorts& ports,
                                           const AccountRules& account_rules, base::Timestamp now) {
    const auto email = Email::parse(request.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidTelephone);
    const LoginRules& rules = ports.rules;
    MailedCode made = make_mailed_code(CodePurpose::login, *email, request.locale, ports, now);
    made.code.device = request.device;

    return transact(ports.store, [&](SeekerEmailWriter& writer) -> LoginOutcome<CodeSent> {
        CodeAttempts attempts = writer.open_login_attempts(*email);
        const auto seeker = writer.identity().seeker(*email);
        if (const auto refusal = count_mail_request(writer.identity().code_requests(), attempts,
                                                    request.client, *email, rules, now))
            return *refusal;
        attempts.code = made.code;
        writer.put(*email, attempts, now);
        writer.queue_if(made.mail,
                        seeker && !seeker->is_email_unreachable && !account_rules.is_due(*seeker, now));
        return CodeSent{rules.code_lasts, rules.resend_after};
    });
}

LoginOutcome<std::string> log_in_by_email(const EmailLogin& login, const SeekerEmailPorts& ports,
                                          const Tokens& tokens, const SessionRules& session_rules,
                                          const AccountRules& account_rules, base::Timestamp now) {
    const auto email = Email::parse(login.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidTelephone);
    const NewSession ids = NewSession::make(now, ports.random);

    const auto session = transact(ports.store, [&](SeekerEmailWriter& writer) -> LoginOutcome<Session> {
        auto attempts = writer.login_attempts(*email);
        // Nothing is written for an address that no code was asked for.
        if (!attempts || !attempts->code) return LoginRefusal::of(Refusal::TelephoneNotFound);
        const auto refusal = spend_code(*attempts, email->text(), login.code, ports.seals, ports.rules, now);
        writer.put(*email, *attempts, now);
        if (refusal) return *refusal;
        IdentityWriter& identity = writer.identity();
        const auto seeker = unless_due(identity, identity.seeker(*email), session_rules, account_rules, now);
        // The address was changed or the account removed since the code was mailed.
        if (!seeker) return LoginRefusal::of(Refusal::InvalidCode);
        return begin_session(identity, *seeker, attempts->code->device, ids, session_rules, account_rules,
                             now);
    });
    if (!session.ok()) return session.error();
    return first_token(*session, tokens, session_rules, now);
}

}  // namespace hoigung::domain
