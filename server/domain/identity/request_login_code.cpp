#include "domain/identity/request_login_code.hpp"

#include <algorithm>
#include <vector>

namespace hoigung::domain {
namespace {

using std::chrono::ceil;
using std::chrono::seconds;

struct Subject {
    LimitKind kind;
    std::string name;
    Limit limit;
};

std::vector<Subject> subjects_of(const CodeRequest& request, const Telephone& telephone,
                                 const LoginRules& rules) {
    const auto range = range_of(telephone, static_cast<std::size_t>(rules.range_digits));
    std::vector<Subject> subjects{{LimitKind::address, std::string(request.address), rules.per_address},
                                  {LimitKind::range, range, rules.per_range}};
    if (!request.network.empty())
        subjects.push_back({LimitKind::network, std::string(request.network), rules.per_network});
    return subjects;
}

// How long the telephone has to wait for another message; nothing when it need not.
std::optional<seconds> wait_of(LoginAttempts& attempts, const LoginRules& rules, base::Timestamp now) {
    if (const auto locked = attempts.locked_for(rules, now)) return locked;
    // A code that was used leaves nothing to resend: the person logs in again.
    if (attempts.code && !attempts.code->is_spent) {
        const auto allowed_at = attempts.code->sent_at + rules.resend_after;
        if (allowed_at > now && attempts.code->sent_at <= now) return ceil<seconds>(allowed_at - now);
    }
    return rules.per_telephone.wait(attempts.requests, now);
}

// Counts a request, unless a limit has been reached.
std::optional<LoginRefusal> count_request(IdentityWriter& writer, LoginAttempts& attempts,
                                          const std::vector<Subject>& subjects, const LoginRules& rules,
                                          base::Timestamp now) {
    if (const auto wait = wait_of(attempts, rules, now))
        return LoginRefusal::blocked(*wait, LimitKind::telephone);
    std::vector<std::vector<base::Timestamp>> counted;
    for (const Subject& subject : subjects) {
        auto& times = counted.emplace_back(writer.requests(subject.kind, subject.name));
        if (const auto wait = subject.limit.wait(times, now))
            return LoginRefusal::blocked(*wait, subject.kind);
        times.push_back(now);
    }
    if (writer.site_requests_after(now - rules.per_site.within) >= rules.per_site.most)
        return LoginRefusal::blocked(std::chrono::minutes{1}, LimitKind::site);
    writer.count_site_request(now);
    for (std::size_t i = 0; i < subjects.size(); ++i)
        writer.put_requests(subjects[i].kind, subjects[i].name, counted[i], now);
    attempts.requests.push_back(now);
    return std::nullopt;
}

}  // namespace

LoginOutcome<CodeSent> request_login_code(const CodeRequest& request, IdentityStore& store,
                                          const CodeSeals& seals, OtpSender& sender, const LoginRules& rules,
                                          base::Random& random, base::Timestamp now) {
    const auto telephone = telephone_for(rules.telephones, request.channel, request.channel_id);
    if (!telephone.ok()) return LoginRefusal::of(telephone.error());
    const auto subjects = subjects_of(request, *telephone, rules);
    const int code = make_login_code(random);
    const CodeId id = CodeId::make(now, random);
    const CodeSeal seal = seals.seal(id, *telephone, code, now);

    std::optional<LoginRefusal> refusal;
    std::optional<LoginCode> previous;
    store.write([&](IdentityWriter& writer) {
        LoginAttempts attempts = writer.open_login_attempts(*telephone);
        refusal = count_request(writer, attempts, subjects, rules, now);
        if (refusal) return;
        previous = attempts.code;
        attempts.code = LoginCode{id, seal, now, now + rules.code_lasts, 0, false, request.device};
        writer.put(attempts, now);
    });
    if (refusal) return *refusal;
    // The code is stored before it is sent: a message that arrives always has a code that works.
    const SendResult result = sender.send({request.channel, *telephone, code, request.locale});
    if (result == SendResult::taken) return CodeSent{rules.code_lasts, rules.resend_after};
    if (result == SendResult::unknown)
        return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::gateway,
                            std::max<seconds>(rules.resend_after, seconds{1})};

    store.write([&](IdentityWriter& writer) {
        LoginAttempts attempts = writer.open_login_attempts(*telephone);
        if (!attempts.code || attempts.code->id != id) return;
        attempts.code = previous;
        writer.put(attempts, now);
    });
    constexpr seconds kTryAgain{5};
    return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::gateway, kTryAgain};
}

}  // namespace hoigung::domain
