#include "domain/seeker_emails/change_email.hpp"

#include <utility>

#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// Replaces the account's address. Mails that wait for the old one are dropped before it is told.
void replace_email(SeekerEmailWriter& writer, Seeker& seeker, const std::string& email, Locale locale,
                   const SeekerEmailPorts& ports, base::Timestamp now) {
    const std::string old = std::exchange(seeker.email, email);
    const bool can_be_told = !old.empty() && !seeker.is_email_unreachable;
    writer.put_email(seeker.id, email, locale);
    seeker.is_email_unreachable = false;
    if (old.empty() || old == email) return;
    writer.forget_mails_to(old);
    if (!can_be_told) return;
    const auto loss = email.empty() ? AddressLoss::removed : AddressLoss::changed;
    const Delivery mail = mail_at_once(old, address_loss_mail(loss, locale, ports.deliveries),
                                       now + kDeliveryLasts, ports.random, now);
    writer.queue({&mail, 1});
}

}  // namespace

LoginOutcome<CodeSent> request_email_code(const EmailChangeRequest& request, const SeekerEmailPorts& ports,
                                          base::Timestamp now) {
    const auto email = Email::parse(request.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidTelephone);
    const LoginRules& rules = ports.rules;
    const MailedCode made = make_mailed_code(CodePurpose::confirmation, *email, request.locale, ports, now);

    return transact(ports.store, [&](SeekerEmailWriter& writer) -> LoginOutcome<CodeSent> {
        IdentityWriter& identity = writer.identity();
        auto of_telephone = identity.login_attempts(request.telephone);
        const auto seeker = require_active_seeker(identity.seeker(request.seeker));
        if (!seeker.ok()) return LoginRefusal::of(seeker.error());
        if (seeker->email == email->text() && !seeker->is_email_unreachable)
            return LoginRefusal::of(Refusal::IdNotFound);
        if (!of_telephone || !of_telephone->code) return LoginRefusal::of(Refusal::TelephoneNotFound);
        if (const auto refusal = spend_code(*of_telephone, request.telephone.text(), request.telephone_code,
                                            ports.seals, rules, now)) {
            identity.put(*of_telephone, now);
            return *refusal;
        }
        auto change = writer.change_of(request.seeker).value_or(EmailChange{request.seeker, *email, {}});
        // A different address gets its code at once: the seeker may have mistyped the first one.
        if (change.email != *email) change.attempts.code.reset();
        change.email = *email;
        if (const auto refusal = count_mail_request(identity.code_requests(), change.attempts, request.client,
                                                    *email, rules, now))
            return *refusal;
        identity.put(*of_telephone, now);
        change.attempts.code = made.code;
        writer.put(change, now);
        writer.queue({&made.mail, 1});
        return CodeSent{rules.code_lasts, rules.resend_after};
    });
}

LoginOutcome<CodeSent> resend_email_code(SeekerId id, const RequestClient& client, Locale locale,
                                         const SeekerEmailPorts& ports, base::Timestamp now) {
    const LoginRules& rules = ports.rules;
    return transact(ports.store, [&](SeekerEmailWriter& writer) -> LoginOutcome<CodeSent> {
        const auto seeker = require_active_seeker(writer.identity().seeker(id));
        if (!seeker.ok()) return LoginRefusal::of(seeker.error());
        auto change = writer.change_of(id);
        if (!change) return LoginRefusal::of(Refusal::IdNotFound);
        if (const auto refusal = count_mail_request(writer.identity().code_requests(), change->attempts,
                                                    client, change->email, rules, now))
            return *refusal;
        const MailedCode made =
            make_mailed_code(CodePurpose::confirmation, change->email, locale, ports, now);
        change->attempts.code = made.code;
        writer.put(*change, now);
        writer.queue({&made.mail, 1});
        return CodeSent{rules.code_lasts, rules.resend_after};
    });
}

LoginOutcome<Seeker> confirm_email(SeekerId id, int code, Locale locale, const SeekerEmailPorts& ports,
                                   base::Timestamp now) {
    return transact(ports.store, [&](SeekerEmailWriter& writer) -> LoginOutcome<Seeker> {
        auto seeker = require_active_seeker(writer.identity().seeker(id));
        if (!seeker.ok()) return LoginRefusal::of(seeker.error());
        auto change = writer.change_of(id);
        if (!change || !change->attempts.code) return LoginRefusal::of(Refusal::InvalidCode);
        const Email& email = change->email;
        if (const auto refusal =
                spend_code(change->attempts, email.text(), code, ports.seals, ports.rules, now)) {
            writer.put(*change, now);
            return *refusal;
        }
        writer.remove_change(id);
        if (writer.is_taken(email, id)) return LoginRefusal::of(Refusal::EmailRegistered);
        replace_email(writer, *seeker, email.text(), locale, ports, now);
        return *seeker;
    });
}

Outcome<Seeker> remove_email(SeekerId id, Locale locale, const SeekerEmailPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](SeekerEmailWriter& writer) -> Outcome<Seeker> {
        Seeker seeker = TRY(require_seeker(writer.identity().seeker(id)));
        if (seeker.email.empty()) return Refusal::IdNotFound;
        replace_email(writer, seeker, "", locale, ports, now);
        return seeker;
    });
}

}  // namespace hoigung::domain
