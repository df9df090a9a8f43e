#include "domain/identity/log_out.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

void log_out(const Caller& caller, std::string_view device_token, IdentityStore& store,
             SessionRegistry& session_registry, const SessionRules& rules, base::Timestamp now) {
    if (!caller.is_logged_in()) return;
    const auto ended = transact(store, [&](IdentityWriter& writer) {
        auto session = writer.session(caller.token.session);
        if (session && !session->is_revoked) {
            session->is_revoked = true;
            session->ends_at = rules.session_end(now);
            writer.put(*session);
        }
        if (!device_token.empty()) writer.remove_device(*caller.seeker, device_token);
        return session;
    });
    if (ended) session_registry.note(*ended);
}

}  // namespace hoigung::domain
