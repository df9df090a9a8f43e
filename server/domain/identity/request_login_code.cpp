#include "domain/identity/request_login_code.hpp"

#include <algorithm>
#include <array>

namespace hoigung::domain {
namespace {

using std::chrono::ceil;
using std::chrono::seconds;

struct Subject {
    LimitKind kind;
    std::string name;
    Limit limit;
};

std::array<Subject, 2> subjects_of(const CodeRequest& request, const Telephone& telephone,
                                   const LoginRules& rules) {
    const auto range = range_of(telephone, static_cast<std::size_t>(rules.range_digits));
    return {Subject{LimitKind::address, std::string(request.address), rules.per_address},
            Subject{LimitKind::range, range, rules.per_range}};
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

void forget_one(std::vector<base::Timestamp>& times, base::Timestamp time) {
    if (const auto found = std::ranges::find(times, time); found != times.end()) times.erase(found);
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

    std::optional<seconds> wait;
    std::optional<LoginCode> previous;
    store.write([&](IdentityWriter& writer) {
        LoginAttempts attempts = writer.open_login_attempts(*telephone);
        wait = wait_of(attempts, rules, now);
        std::array<std::vector<base::Timestamp>, 2> counted;
        for (std::size_t i = 0; i < subjects.size() && !wait; ++i) {
            counted[i] = writer.requests(subjects[i].kind, subjects[i].name);
            wait = subjects[i].limit.wait(counted[i], now);
            counted[i].push_back(now);
        }
        if (wait) return;
        for (std::size_t i = 0; i < subjects.size(); ++i)
            writer.put_requests(subjects[i].kind, subjects[i].name, counted[i], now);
        previous = attempts.code;
        attempts.code = LoginCode{id, seal, now, now + rules.code_lasts, 0, false, request.device};
        attempts.requests.push_back(now);
        writer.put(attempts, now);
    });
    if (wait) return LoginRefusal::blocked(*wait);
    // The code is stored before it is sent: a message that arrives always has a code that works.
    if (sender.send({request.channel, *telephone, code, request.locale}))
        return CodeSent{rules.code_lasts, rules.resend_after};

    store.write([&](IdentityWriter& writer) {
        LoginAttempts attempts = writer.open_login_attempts(*telephone);
        if (attempts.code && attempts.code->id == id) attempts.code = previous;
        forget_one(attempts.requests, now);
        for (const Subject& subject : subjects) {
            auto times = writer.requests(subject.kind, subject.name);
            forget_one(times, now);
            writer.put_requests(subject.kind, subject.name, times, now);
        }
        writer.put(attempts, now);
    });
    constexpr seconds kTryAgain{5};
    return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::gateway, kTryAgain};
}

}  // namespace hoigung::domain
