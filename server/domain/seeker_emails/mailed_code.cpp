#include "domain/seeker_emails/mailed_code.hpp"

#include <utility>

#include "domain/deliveries/seeker_deliveries.hpp"

namespace hoigung::domain {

MailedCode make_mailed_code(CodePurpose purpose, const Email& email, Locale locale,
                            const SeekerEmailPorts& ports, base::Timestamp now) {
    const int code = make_login_code(ports.random);
    const CodeId id = CodeId::make(now, ports.random);
    const auto expires_at = now + ports.rules.code_lasts;
    return {{id, ports.seals.seal(id, email.text(), code, now), now, expires_at, 0, false, std::nullopt},
            mail_at_once(email.text(),
                         seeker_code_mail(purpose, code, ports.rules.code_lasts, locale, ports.deliveries),
                         expires_at, ports.random, now)};
}

std::optional<LoginRefusal> count_mail_request(CodeRequests& requests, CodeAttempts& attempts,
                                               const RequestClient& client, const Email& email,
                                               const LoginRules& rules, base::Timestamp now) {
    auto subjects = counted_by_client(client, rules);
    subjects.push_back({LimitKind::mailbox, email.text(), rules.per_telephone});
    return count_request(requests, attempts, subjects, rules, now);
}

Delivery mail_at_once(std::string_view address, MailContent content, base::Timestamp expires_at,
                      base::Random& random, base::Timestamp now) {
    const DeliveryId id = DeliveryId::make(now, random);
    return {.id = id,
            .way = DeliveryWay::mail,
            .recipient = std::string(address),
            .queued_at = now,
            .due_at = now,
            .expires_at = expires_at,
            .content = std::move(content),
            .topic = seeker_topic(id)};
}

}  // namespace hoigung::domain
