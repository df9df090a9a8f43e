#include "domain/candidacies/listeners.hpp"

#include <set>
#include <utility>

#include "domain/employers/company_rule.hpp"
#include "domain/employers/portal_session.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// Portal sessions that have not ended, each paired with every company of its person.
using OpenSessions = std::set<std::pair<PortalSessionId, CompanyId>>;

OpenSessions open_sessions(std::span<const Listener> listeners, EmployerStore& store, base::Timestamp now) {
    std::vector<PortalSessionId> ids;
    for (const Listener& each : listeners) {
        if (const auto* portal = std::get_if<PortalListener>(&each)) ids.push_back(portal->session);
    }
    if (ids.empty()) return {};
    return look_up(store, [&](EmployerReader& reader) {
        OpenSessions open;
        for (const CompanySession& each : reader.logins().sessions_in_companies(ids)) {
            const Standing standing = each.is_suspended ? Standing::suspended : Standing::verified;
            const bool may_listen = !objection_to({standing}, Door::portal, Permission::read_applicants);
            if (may_listen && !is_over(each.session, now)) open.emplace(each.session.id, each.company);
        }
        return open;
    });
}

std::vector<bool> valid_tokens(std::span<const Listener> listeners, const ListenerPorts& ports,
                               base::Timestamp now) {
    std::vector<std::string_view> tokens;
    for (const Listener& each : listeners) {
        if (const auto* seeker = std::get_if<SeekerListener>(&each)) tokens.push_back(seeker->token);
    }
    return which_are_valid(tokens, ports.tokens, ports.identity, ports.sessions, ports.rules, now);
}

}  // namespace

bool may_have_ended(const Listener& listener, const SessionRegistry& sessions) {
    const auto* seeker = std::get_if<SeekerListener>(&listener);
    if (seeker == nullptr) return false;
    const auto session = sessions.find(seeker->session);
    return !session || session->is_revoked;
}

std::vector<bool> which_may_go_on(std::span<const Listener> listeners, const ListenerPorts& ports,
                                  base::Timestamp now) {
    const OpenSessions open = open_sessions(listeners, ports.employers, now);
    const std::vector<bool> valid = valid_tokens(listeners, ports, now);
    std::vector<bool> may;
    auto next_token = valid.begin();
    for (const Listener& each : listeners) {
        const auto* portal = std::get_if<PortalListener>(&each);
        may.push_back(portal ? open.contains({portal->session, portal->company}) : *next_token++);
    }
    return may;
}

}  // namespace hoigung::domain
