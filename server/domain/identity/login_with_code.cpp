#include "domain/identity/login_with_code.hpp"

namespace hoigung::domain {
namespace {

using std::chrono::ceil;
using std::chrono::seconds;

void note_failure(LoginAttempts& attempts, const LoginRules& rules, base::Timestamp now) {
    ++attempts.code->wrong_tries;
    attempts.failures.push_back(now);
    if (rules.failures.wait(attempts.failures, now)) attempts.locked_until = now + rules.lock_lasts;
}

// Compares a guess with the code: a right one uses the code up, a wrong one counts towards its limit.
std::optional<LoginRefusal> spend_code(IdentityWriter& writer, LoginAttempts& attempts, int guess,
                                       const CodeSeals& seals, const LoginRules& rules, base::Timestamp now) {
    if (!attempts.code) return LoginRefusal::of(Refusal::TelephoneNotFound);
    if (const auto locked = attempts.locked_for(rules, now)) return LoginRefusal::blocked(*locked);
    if (attempts.code->is_spent || attempts.code->expires_at <= now)
        return LoginRefusal::of(Refusal::InvalidCode);
    if (attempts.code->wrong_tries >= rules.tries)
        return LoginRefusal::blocked(ceil<seconds>(attempts.code->sent_at + rules.resend_after - now));
    const bool is_right = seals.opens(attempts.code->seal, attempts.code->id, attempts.telephone, guess);
    if (is_right) {
        attempts.code->is_spent = true;
    } else {
        note_failure(attempts, rules, now);
    }
    writer.put(attempts, now);
    if (is_right) return std::nullopt;
    return LoginRefusal::of(Refusal::InvalidCode);
}

}  // namespace

LoginOutcome<std::string> login_with_code(const LoginTry& attempt, IdentityStore& store,
                                          const CodeSeals& seals, const Tokens& tokens,
                                          const LoginRules& rules, const SessionRules& session_rules,
                                          const AccountRules& account_rules, base::Random& random,
                                          base::Timestamp now) {
    const auto telephone = telephone_for(rules.telephones, attempt.channel, attempt.channel_id);
    if (!telephone.ok()) return LoginRefusal::of(telephone.error());
    Session session{.id = SessionId::make(now, random),
                    .seeker = SeekerId::make(now, random),
                    .is_revoked = false,
                    .generation = 0,
                    .first_uses = {},
                    .ends_at = session_rules.session_end(now)};
    const SeekerId new_seeker = session.seeker;
    const DeviceId new_device = DeviceId::make(now, random);

    std::optional<LoginRefusal> refusal;
    store.write([&](IdentityWriter& writer) {
        refusal.reset();
        auto attempts = writer.login_attempts(*telephone);
        if (!attempts) {
            refusal = LoginRefusal::of(Refusal::TelephoneNotFound);
            return;
        }
        refusal = spend_code(writer, *attempts, attempt.code, seals, rules, now);
        if (refusal) return;
        auto seeker = writer.seeker(*telephone);
        if (seeker && account_rules.is_due(*seeker, now)) {
            static_cast<void>(revoke_sessions(writer, seeker->id, session_rules, now));
            writer.remove(*seeker, now);
            seeker.reset();
        }
        if (!seeker) {
            seeker = Seeker{new_seeker, *telephone, now, false, std::nullopt, {}};
            writer.add(*seeker);
        }
        if (seeker->is_suspended) {
            refusal = LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::suspended, {}};
            return;
        }
        if (attempts->code->device) {
            writer.put(seeker->id, Device{new_device, *attempts->code->device, now});
            writer.keep_newest_devices(seeker->id, account_rules.devices);
        }
        session.seeker = seeker->id;
        writer.add(session);
    });
    if (refusal) return *refusal;
    return tokens.sign({.id = {session.id, 0},
                        .subject = session.seeker,
                        .is_anonymous = false,
                        .issued_at = now,
                        .expires_at = now + session_rules.seeker_token_lasts},
                       now);
}

}  // namespace hoigung::domain
