#include "domain/identity/login_with_code.hpp"

#include "domain/identity/begin_session.hpp"
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
    const NewSession ids = NewSession::make(now, random);
    const SeekerId new_seeker = SeekerId::make(now, random);

    const auto session = transact(store, [&](IdentityWriter& writer) -> LoginOutcome<Session> {
        auto attempts = writer.login_attempts(*telephone);
        if (!attempts || !attempts->code) return LoginRefusal::of(Refusal::TelephoneNotFound);
        const auto refusal = spend_code(*attempts, telephone->text(), attempt.code, seals, rules, now);
        writer.put(*attempts, now);
        if (refusal) return *refusal;
        auto seeker = unless_due(writer, writer.seeker(*telephone), session_rules, account_rules, now);
        if (!seeker) {
            seeker = Seeker{new_seeker, *telephone, now, false, std::nullopt, {}};
            writer.add(*seeker);
        }
        return begin_session(writer, *seeker, attempts->code->device, ids, session_rules, account_rules, now);
    });
    if (!session.ok()) return session.error();
    return first_token(*session, tokens, session_rules, now);
}

}  // namespace hoigung::domain
