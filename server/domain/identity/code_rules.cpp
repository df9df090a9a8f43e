#include "domain/identity/code_rules.hpp"

namespace hoigung::domain {
namespace {

using std::chrono::ceil;
using std::chrono::seconds;

// How long a receiver has to wait for another message; std::nullopt when it need not.
std::optional<seconds> wait_of(CodeAttempts& attempts, const LoginRules& rules, base::Timestamp now) {
    if (const auto locked = attempts.locked_for(rules, now)) return locked;
    // After a code was used there is no message to wait for: the person logs in again.
    if (attempts.code && !attempts.code->is_spent) {
        const auto allowed_at = attempts.code->sent_at + rules.resend_after;
        if (allowed_at > now && attempts.code->sent_at <= now) return ceil<seconds>(allowed_at - now);
    }
    return rules.per_telephone.wait(attempts.requests, now);
}

void note_failure(CodeAttempts& attempts, const LoginRules& rules, base::Timestamp now) {
    ++attempts.code->wrong_tries;
    attempts.failures.push_back(now);
    if (rules.failures.wait(attempts.failures, now)) attempts.locked_until = now + rules.lock_lasts;
}

}  // namespace

std::vector<CountedBy> counted_by_client(const RequestClient& client, const LoginRules& rules) {
    std::vector<CountedBy> subjects{{LimitKind::address, client.address, rules.per_address}};
    if (!client.network.empty()) subjects.push_back({LimitKind::network, client.network, rules.per_network});
    return subjects;
}

std::optional<LoginRefusal> count_request(CodeRequests& requests, CodeAttempts& attempts,
                                          std::span<const CountedBy> subjects, const LoginRules& rules,
                                          base::Timestamp now) {
    if (const auto wait = wait_of(attempts, rules, now))
        return LoginRefusal::blocked(*wait, LimitKind::telephone);
    std::vector<std::vector<base::Timestamp>> counted;
    for (const CountedBy& subject : subjects) {
        auto& times = counted.emplace_back(requests.requests(subject.kind, subject.name));
        if (const auto wait = subject.limit.wait(times, now))
            return LoginRefusal::blocked(*wait, subject.kind);
        times.push_back(now);
    }
    if (requests.site_requests_after(rules.site_count, now - rules.per_site.within) >= rules.per_site.most)
        return LoginRefusal::blocked(std::chrono::minutes{1}, rules.site_count);
    requests.count_site_request(rules.site_count, now);
    for (std::size_t i = 0; i < subjects.size(); ++i)
        requests.put_requests(subjects[i].kind, subjects[i].name, counted[i], now);
    attempts.requests.push_back(now);
    return std::nullopt;
}

std::optional<LoginRefusal> spend_code(CodeAttempts& attempts, std::string_view receiver, int guess,
                                       const CodeSeals& seals, const LoginRules& rules, base::Timestamp now) {
    if (const auto locked = attempts.locked_for(rules, now)) return LoginRefusal::blocked(*locked);
    if (attempts.code->is_spent || attempts.code->expires_at <= now)
        return LoginRefusal::of(Refusal::InvalidCode);
    if (attempts.code->wrong_tries >= rules.tries)
        return LoginRefusal::blocked(ceil<seconds>(attempts.code->sent_at + rules.resend_after - now));
    if (!seals.opens(attempts.code->seal, attempts.code->id, receiver, guess)) {
        note_failure(attempts, rules, now);
        return LoginRefusal::of(Refusal::InvalidCode);
    }
    attempts.code->is_spent = true;
    return std::nullopt;
}

}  // namespace hoigung::domain
