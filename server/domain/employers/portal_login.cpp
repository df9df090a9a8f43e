#include "domain/employers/portal_login.hpp"

#include <algorithm>
#include <charconv>

#include "domain/identity/code_rules.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// The code as a number; 0, which is never a code, when the text is not a number.
int code_of(std::string_view text) {
    int code = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), code);
    return problem == std::errc{} && end == text.data() + text.size() ? code : 0;
}

constexpr std::string_view kBrowserPurpose = "known browser";

std::vector<std::string_view> marks_in(std::string_view marks) {
    // Several people may use a browser.
    constexpr std::size_t kMost = 4;
    std::vector<std::string_view> all;
    while (!marks.empty() && all.size() < kMost) {
        const std::size_t end = std::min(marks.find('.'), marks.size());
        all.push_back(marks.substr(0, end));
        marks.remove_prefix(std::min(end + 1, marks.size()));
    }
    return all;
}

}  // namespace

bool is_known_browser(std::string_view marks, const Email& email, const AddressDigests& digests) {
    return std::ranges::any_of(marks_in(marks), [&](std::string_view mark) {
        return digests.is_digest(mark, kBrowserPurpose, email.text());
    });
}

std::string with_browser_mark(std::string_view marks, const Email& email, const AddressDigests& digests) {
    const std::string own = digests.digest(kBrowserPurpose, email.text());
    auto others = marks_in(marks);
    std::erase_if(others, [&](std::string_view mark) { return mark == own || mark.size() != own.size(); });
    std::string all = own;
    for (const std::string_view mark : others) all.append(".").append(mark);
    return all;
}

LoginOutcome<CodeSent> request_portal_code(const PortalCodeRequest& request, const EmployerPorts& ports,
                                           const CodeSeals& seals, const LoginRules& rules,
                                           base::Timestamp now) {
    const auto email = Email::parse(request.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidEmail);
    const auto subjects =
        counted_by_client({std::string(request.address), std::string(request.network)}, rules);
    const int code = make_login_code(ports.random);
    const CodeId id = CodeId::make(now, ports.random);
    const CodeSeal seal = seals.seal(id, email->text(), code, now);
    const std::vector<Receiver> receivers{{email->text(), request.locale}};
    const auto deliveries =
        deliveries_of(CodeAsked{code, rules.code_lasts}, receivers, ports.rules, ports.random, now);

    const bool is_known = is_known_browser(request.browser_marks, *email, ports.address_digests);
    return transact(ports.store, [&](EmployerWriter& writer) -> LoginOutcome<CodeSent> {
        PortalCodeAttempts stored = writer.logins().open_code_attempts(*email);
        CodeAttempts& attempts = stored.of(is_known);
        if (const auto refusal = count_request(writer.code_requests(), attempts, subjects, rules, now))
            return *refusal;
        attempts.code = LoginCode{id, seal, now, now + rules.code_lasts, 0, false, std::nullopt};
        writer.logins().put(*email, stored, now);
        writer.queue(deliveries);
        return CodeSent{rules.code_lasts, rules.resend_after};
    });
}

LoginOutcome<OpenedSession> log_in_to_portal(const PortalLogin& login, const EmployerPorts& ports,
                                             const CodeSeals& seals, const LoginRules& rules,
                                             base::Timestamp now) {
    const auto email = Email::parse(login.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidEmail);
    const OpenedSession for_newcomer = make_portal_session(
        {PersonId::make(now, ports.random), *email, "", login.locale, now}, login.device, ports.random, now);
    const std::string digest = ports.digests.digest(for_newcomer.cookie);

    const bool is_known = is_known_browser(login.browser_marks, *email, ports.address_digests);
    return transact(ports.store, [&](EmployerWriter& writer) -> LoginOutcome<OpenedSession> {
        auto stored = writer.logins().code_attempts(*email);
        // Nothing is written for an address that asked for no code, so that guessing addresses leaves no
        // rows.
        if (!stored || !stored->of(is_known).code) return LoginRefusal::of(Refusal::InvalidCode);
        const auto refusal =
            spend_code(stored->of(is_known), email->text(), code_of(login.code), seals, rules, now);
        writer.logins().put(*email, *stored, now);
        if (refusal) return *refusal;
        OpenedSession opened = for_newcomer;
        if (auto known = writer.people().find(*email)) {
            opened.person = std::move(*known);
            opened.session.person = opened.person.id;
        } else {
            writer.people().put(opened.person);
        }
        writer.logins().add(opened.session, digest);
        return opened;
    });
}

}  // namespace hoigung::domain
