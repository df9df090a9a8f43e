#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "domain/employers/employer_store.hpp"
#include "domain/identity/authenticate.hpp"

namespace hoigung::domain {

// A seeker's open page, and the token that it was opened with.
struct SeekerListener {
    SeekerId seeker;
    SessionId session;
    std::string token;
};

// An open page of the portal: a person's session, and the company whose changes it receives.
struct PortalListener {
    PersonId person;
    PortalSessionId session;
    CompanyId company;
};

using Listener = std::variant<SeekerListener, PortalListener>;

struct ListenerPorts {
    EmployerStore& employers;
    IdentityStore& identity;
    SessionRegistry& sessions;
    const Tokens& tokens;
    const SessionRules rules;
};

// Says for each listener whether it may stay open: its session has not ended, and a person of the portal
// still belongs to the company. Each store is queried once, however many listeners there are.
[[nodiscard]] std::vector<bool> which_may_go_on(std::span<const Listener> listeners,
                                                const ListenerPorts& ports, base::Timestamp now);

// Whether a seeker's session has ended according to the registry, which follows the changes of all processes,
// or is unknown to it.
[[nodiscard]] bool may_have_ended(const Listener& listener, const SessionRegistry& sessions);

}  // namespace hoigung::domain
