#include "domain/staff/staff_login.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "domain/employers/portal_login.hpp"
#include "domain/identity/code_rules.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// Wrong second factors of one person. Somebody who gets this far has the mailed code.
const Limit kWrongFactors{10, std::chrono::hours{1}};

int mailed_code_of(std::string_view text) {
    int code = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), code);
    return problem == std::errc{} && end == text.data() + text.size() ? code : 0;
}

// A code without blanks and dashes, in small letters.
std::string plain_code(std::string_view typed) {
    std::string plain;
    for (const char c : typed) {
        if (c == ' ' || c == '-') continue;
        plain += static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    }
    return plain;
}

// Twelve letters and digits that cannot be mistaken for each other, in groups of four: 60 bits.
std::string make_recovery_code(base::Random& random) {
    constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz023456789";
    static_assert(kLetters.size() == 32);
    std::array<std::byte, 12> bytes{};
    random.fill(bytes);
    std::string code;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i > 0 && i % 4 == 0) code += '-';
        code += kLetters[std::to_integer<std::size_t>(bytes[i]) % kLetters.size()];
    }
    return code;
}

// Counts requests of clients for every address, but mails only when one is sent: nobody uses up the mails of
// the site by asking for codes for strangers. The limits are the same for all.
class CountedMails final : public CodeRequests {
  public:
    CountedMails(CodeRequests& requests, bool is_mailed) : requests_(requests), is_mailed_(is_mailed) {}

    [[nodiscard]] std::vector<base::Timestamp> requests(LimitKind kind, std::string_view subject) override {
        return requests_.requests(kind, subject);
    }
    void put_requests(LimitKind kind, std::string_view subject, const std::vector<base::Timestamp>& times,
                      base::Timestamp now) override {
        requests_.put_requests(kind, subject, times, now);
    }
    [[nodiscard]] std::int64_t site_requests_after(LimitKind kind, base::Timestamp moment) override {
        return requests_.site_requests_after(kind, moment);
    }
    void count_site_request(LimitKind kind, base::Timestamp now) override {
        if (is_mailed_) requests_.count_site_request(kind, now);
    }

  private:
    CodeRequests& requests_;
    const bool is_mailed_;
};

bool is_over(const PendingLogin& login, base::Timestamp now) {
    return login.created_at + kSecondFactorWithin <= now;
}

struct Enrolment {
    std::vector<std::string> codes;
    std::vector<std::string> digests;
};

Enrolment make_enrolment(const StaffPorts& ports) {
    Enrolment made;
    for (std::size_t i = 0; i < kRecoveryCodes; ++i) {
        made.codes.push_back(make_recovery_code(ports.random));
        made.digests.push_back(ports.factors.digest(plain_code(made.codes.back())));
    }
    return made;
}

// What the code proves; std::nullopt when it is wrong. Changes `staff` and the recovery codes accordingly.
std::optional<OperatorAct> use_second_factor(StaffRows& rows, Staff& staff, const PendingLogin& login,
                                             const std::string& code, const StaffPorts& ports,
                                             base::Timestamp now) {
    if (!staff.factor) {
        const auto step = ports.factors.step_of(login.sealed_secret, code, now, 0);
        if (!step) return std::nullopt;
        staff.factor = SecondFactor{login.sealed_secret, now, *step};
        return OperatorAct::enrol_second_factor;
    }
    if (const auto step =
            ports.factors.step_of(staff.factor->sealed_secret, code, now, staff.factor->last_step)) {
        staff.factor->last_step = *step;
        return OperatorAct::log_in;
    }
    if (rows.take_recovery_code(staff.id, ports.factors.digest(code))) return OperatorAct::use_recovery_code;
    return std::nullopt;
}

}  // namespace

LoginOutcome<CodeSent> request_staff_code(const StaffCodeRequest& request, const StaffPorts& ports,
                                          const CodeSeals& seals, const LoginRules& rules,
                                          base::Timestamp now) {
    const auto email = Email::parse(request.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidEmail);
    const auto subjects =
        counted_by_client({std::string(request.address), std::string(request.network)}, rules);
    const int code = make_login_code(ports.random);
    const CodeId id = CodeId::make(now, ports.random);
    const CodeSeal seal = seals.seal(id, email->text(), code, now);
    const bool is_known = is_known_browser(request.browser_marks, *email, ports.address_digests);
    return transact(ports.store, [&](StaffRows& rows) -> LoginOutcome<CodeSent> {
        PortalCodeAttempts stored = rows.open_code_attempts(*email);
        CodeAttempts& attempts = stored.of(is_known);
        auto staff = rows.find(*email);
        CountedMails requests(rows.code_requests(), staff.has_value());
        if (const auto refusal = count_request(requests, attempts, subjects, rules, now)) return *refusal;
        attempts.code = LoginCode{id, seal, now, now + rules.code_lasts, 0, false, std::nullopt};
        rows.put(*email, stored, now);
        if (staff) {
            // Until the first login nobody has chosen a language but the page that asks.
            if (!staff->factor && staff->locale != request.locale) {
                staff->locale = request.locale;
                rows.put(*staff);
            }
            const std::vector<Receiver> receivers{{email->text(), staff->locale}};
            rows.queue(
                deliveries_of(CodeAsked{code, rules.code_lasts}, receivers, ports.rules, ports.random, now));
        }
        return CodeSent{rules.code_lasts, rules.resend_after};
    });
}

LoginOutcome<OpenedLogin> begin_staff_login(const StaffCode& given, const StaffPorts& ports,
                                            const CodeSeals& seals, const LoginRules& rules,
                                            base::Timestamp now) {
    const auto email = Email::parse(given.email);
    if (!email) return LoginRefusal::of(Refusal::InvalidEmail);
    const bool is_known = is_known_browser(given.browser_marks, *email, ports.address_digests);
    const std::string cookie = make_secret("", ports.random);
    const std::string new_secret = ports.factors.make_secret();
    return transact(ports.store, [&](StaffRows& rows) -> LoginOutcome<OpenedLogin> {
        auto stored = rows.code_attempts(*email);
        // Nothing is written for an address that asked for no code, so that guessing leaves no rows.
        if (!stored || !stored->of(is_known).code) return LoginRefusal::of(Refusal::InvalidCode);
        const auto refusal =
            spend_code(stored->of(is_known), email->text(), mailed_code_of(given.code), seals, rules, now);
        rows.put(*email, *stored, now);
        if (refusal) return *refusal;
        auto staff = rows.find(*email);
        // A stranger who guessed the code that was mailed to nobody.
        if (!staff) return LoginRefusal::of(Refusal::InvalidCode);
        const PendingLogin login{staff->id, now, staff->factor ? "" : new_secret};
        rows.end_pending(staff->id);
        rows.add(login, ports.digests.digest(cookie));
        return OpenedLogin{std::move(*staff), login, cookie};
    });
}

std::optional<OpenedLogin> find_staff_login(std::string_view cookie, const StaffPorts& ports,
                                            base::Timestamp now) {
    if (cookie.empty()) return std::nullopt;
    return look_up(ports.store, [&](const StaffRows& rows) -> std::optional<OpenedLogin> {
        auto login = rows.pending(ports.digests.digest(cookie));
        auto staff = login ? rows.find(login->staff) : std::nullopt;
        if (!staff || staff->removed_at || is_over(*login, now)) return std::nullopt;
        return OpenedLogin{std::move(*staff), std::move(*login), std::string(cookie)};
    });
}

LoginOutcome<OpenedStaffSession> finish_staff_login(std::string_view cookie, std::string_view code,
                                                    std::string_view device, const StaffPorts& ports,
                                                    base::Timestamp now) {
    const Enrolment enrolment = make_enrolment(ports);
    const std::string plain = plain_code(code);
    const std::string new_cookie = make_secret("", ports.random);
    const StaffSessionId id = StaffSessionId::make(now, ports.random);
    return transact(ports.store, [&](StaffRows& rows) -> LoginOutcome<OpenedStaffSession> {
        const auto login = cookie.empty() ? std::nullopt : rows.pending(ports.digests.digest(cookie));
        auto staff = login ? rows.find(login->staff) : std::nullopt;
        if (!staff || staff->removed_at || is_over(*login, now))
            return LoginRefusal::of(Refusal::NotLoggedIn);
        // A factor that was enrolled or reset since the mailed code asks for another code.
        if (staff->factor.has_value() == !login->sealed_secret.empty()) {
            rows.end_pending(staff->id);
            return LoginRefusal::of(Refusal::NotLoggedIn);
        }
        if (const auto wait = kWrongFactors.wait(staff->failures, now)) return LoginRefusal::blocked(*wait);
        const auto act = use_second_factor(rows, *staff, *login, plain, ports, now);
        if (!act) {
            staff->failures.push_back(now);
            rows.put(*staff);
            return LoginRefusal::of(Refusal::InvalidCode);
        }
        staff->failures.clear();
        rows.put(*staff);
        rows.end_pending(staff->id);
        OpenedStaffSession opened{
            *staff, {id, staff->id, std::string(device), now, now, staff->factor->enrolled_at}, new_cookie};
        rows.add(opened.session, ports.digests.digest(new_cookie));
        if (*act == OperatorAct::enrol_second_factor) {
            rows.put_recovery_codes(staff->id, enrolment.digests);
            opened.recovery_codes = enrolment.codes;
        }
        acting_by(*staff, now, ports).done(*act, staff->id.text());
        return opened;
    });
}

}  // namespace hoigung::domain
