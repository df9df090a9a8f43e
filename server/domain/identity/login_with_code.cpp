#include "domain/identity/login_with_code.hpp"

#include "domain/identity/code_rules.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
LoginOutcome<std::string> login_with_code(const LoginTry& attempt, IdentityStore& store,
                                          const CodeSeals& seals, const Tokens& tokens,
                                          const LoginRules& rules, const SessionRules& session_rules,
                                          const AccountRules& account_rules, base::Random& random,
                                          base::Timestamp now) {
    const auto telephone = telephone_for(rules.telephones, attempt.channel, attempt.channel_id);
    if (!telephone.ok()) return LoginRefusal::of(telephone.error());
    const SessionId new_session = SessionId::make(now, random);
    const SeekerId new_seeker = SeekerId::make(now, random);
    const DeviceId new_device = DeviceId::make(now, random);

    const auto session = transact(store, [&](IdentityWriter& writer) -> LoginOutcome<Session> {
        auto attempts = writer.login_attempts(*telephone);
        if (!attempts || !attempts->code) return LoginRefusal::of(Refusal::TelephoneNotFound);
        const auto refusal = spend_code(*attempts, telephone->text(), attempt.code, seals, rules, now);
        writer.put(*attempts, now);
        if (refusal) return *refusal;
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
        if (seeker->is_suspended)
            return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::suspended, {}};
        if (attempts->code->device) {
            writer.put(seeker->id, Device{new_device, *attempts->code->device, now});
            writer.keep_newest_devices(seeker->id, account_rules.devices);
        }
        Session opened{.id = new_session,
                       .seeker = seeker->id,
                       .is_revoked = false,
                       .generation = 0,
                       .first_uses = {},
                       .ends_at = session_rules.session_end(now)};
        writer.add(opened);
        return opened;
    });
    if (!session.ok()) return session.error();
    return tokens.sign({.id = {session->id, 0},
                        .subject = session->seeker,
                        .is_anonymous = false,
                        .issued_at = now,
                        .expires_at = now + session_rules.seeker_token_lasts},
                       now);
}

}  // namespace hoigung::domain
