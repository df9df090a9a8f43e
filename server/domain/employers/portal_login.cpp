#include "domain/employers/portal_login.hpp"

#include <charconv>

#include "domain/identity/code_rules.hpp"

namespace hoigung::domain {
namespace {

std::vector<CountedBy> subjects_of(const PortalCodeRequest& request, const LoginRules& rules) {
    std::vector<CountedBy> subjects{{LimitKind::address, std::string(request.address), rules.per_address}};
    if (!request.network.empty())
        subjects.push_back({LimitKind::network, std::string(request.network), rules.per_network});
    return subjects;
}

// A number that no code has when it is none.
int code_of(std::string_view text) {
    int code = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), code);
    return problem == std::errc{} && end == text.data() + text.size() ? code : 0;
}

}  // namespace

LoginOutcome<CodeSent> request_portal_code(const PortalCodeRequest& request, const EmployerPorts& ports,
                                           const CodeSeals& seals, const LoginRules& rules,
                                           base::Timestamp now) {
    const auto email = Email::parse(request.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidEmail);
    const auto subjects = subjects_of(request, rules);
    const int code = make_login_code(ports.random);
    const CodeId id = CodeId::make(now, ports.random);
    const CodeSeal seal = seals.seal(id, email->text(), code, now);
    const std::vector<Receiver> receivers{{email->text(), request.locale}};
    const auto deliveries =
        deliveries_of(CodeAsked{code, rules.code_lasts}, receivers, ports.rules, ports.random, now);

    std::optional<LoginRefusal> refusal;
    ports.store.write([&](EmployerWriter& writer) {
        CodeAttempts attempts = writer.code_attempts(*email);
        refusal = count_request(writer, attempts, subjects, rules, now);
        if (refusal) return;
        attempts.code = LoginCode{id, seal, now, now + rules.code_lasts, 0, false, std::nullopt};
        writer.put(*email, attempts, now);
        writer.queue(deliveries);
    });
    if (refusal) return *refusal;
    return CodeSent{rules.code_lasts, rules.resend_after};
}

LoginOutcome<OpenedSession> log_in_to_portal(const PortalLogin& login, const EmployerPorts& ports,
                                             const CodeSeals& seals, const LoginRules& rules,
                                             base::Timestamp now) {
    const auto email = Email::parse(login.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidEmail);
    const PersonId new_person = PersonId::make(now, ports.random);
    OpenedSession opened =
        make_portal_session({new_person, *email, "", login.locale, now}, login.device, ports.random, now);
    const std::string digest = ports.digests.digest(opened.cookie);

    std::optional<LoginRefusal> refusal;
    ports.store.write([&](EmployerWriter& writer) {
        CodeAttempts attempts = writer.code_attempts(*email);
        refusal = attempts.code ? spend_code(attempts, email->text(), code_of(login.code), seals, rules, now)
                                : LoginRefusal::of(Refusal::InvalidCode);
        writer.put(*email, attempts, now);
        if (refusal) return;
        if (const auto known = writer.person(*email)) {
            opened.person = *known;
        } else {
            opened.person.id = new_person;
            writer.put(opened.person);
        }
        opened.session.person = opened.person.id;
        writer.add(opened.session, digest);
    });
    if (refusal) return *refusal;
    return opened;
}

}  // namespace hoigung::domain
