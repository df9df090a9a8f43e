#include "domain/identity/request_login_code.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "domain/identity/code_rules.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

using std::chrono::seconds;

std::vector<CountedBy> subjects_of(const CodeRequest& request, const Telephone& telephone,
                                   const LoginRules& rules) {
    auto subjects = counted_by_client({std::string(request.address), std::string(request.network)}, rules);
    const auto range = range_of(telephone, static_cast<std::size_t>(rules.range_digits));
    subjects.push_back({LimitKind::range, range, rules.per_range});
    return subjects;
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
    const CodeSeal seal = seals.seal(id, telephone->text(), code, now);

    // The code that the new one replaces.
    using Replaced = std::optional<LoginCode>;
    const auto replaced = transact(store, [&](IdentityWriter& writer) -> LoginOutcome<Replaced> {
        LoginAttempts attempts = writer.open_login_attempts(*telephone);
        if (const auto refusal = count_request(writer.code_requests(), attempts, subjects, rules, now))
            return *refusal;
        auto previous = std::exchange(
            attempts.code, LoginCode{id, seal, now, now + rules.code_lasts, 0, false, request.device});
        writer.put(attempts, now);
        return previous;
    });
    if (!replaced.ok()) return replaced.error();
    // The code is stored before it is sent, so that a code in a message that arrives always works.
    const SendResult result = sender.send({request.channel, *telephone, code, request.locale});
    if (result == SendResult::taken) return CodeSent{rules.code_lasts, rules.resend_after};
    if (result == SendResult::unknown)
        return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::gateway,
                            std::max<seconds>(rules.resend_after, seconds{1})};

    store.write([&](IdentityWriter& writer) {
        LoginAttempts attempts = writer.open_login_attempts(*telephone);
        if (!attempts.code || attempts.code->id != id) return;
        attempts.code = *replaced;
        writer.put(attempts, now);
    });
    constexpr seconds kTryAgain{5};
    return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::gateway, kTryAgain};
}

}  // namespace hoigung::domain
