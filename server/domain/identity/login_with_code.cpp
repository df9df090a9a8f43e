#include "domain/identity/login_with_code.hpp"

#include "domain/identity/code_rules.hpp"

namespace hoigung::domain {
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
        if (attempts->code) {
            refusal = spend_code(*attempts, telephone->text(), attempt.code, seals, rules, now);
            writer.put(*attempts, now);
        } else {
            refusal = LoginRefusal::of(Refusal::TelephoneNotFound);
        }
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
