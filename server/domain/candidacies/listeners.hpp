#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "domain/employers/employer_store.hpp"
#include "domain/identity/authenticate.hpp"

namespace hoigung::domain {

// A seeker's open page, by the token that it was opened with.
struct SeekerListener {
    SeekerId seeker;
    SessionId session;
    std::string token;
};

// An open page of the portal: a person's session, and the company whose changes it hears of.
struct PortalListener {
    PersonId person;
    PortalSessionId session;
    CompanyId company;
};

using Listener = std::variant<SeekerListener, PortalListener>;

// What the question depends on.
struct ListenerPorts {
    EmployerStore& employers;
    IdentityStore& identity;
    SessionRegistry& sessions;
    const Tokens& tokens;
    const SessionRules rules;
};

// Says of each listener whether it may go on: its session is not over, and a person of the portal still
// belongs to the company. However many they are, each store is asked once.
[[nodiscard]] std::vector<bool> which_may_go_on(std::span<const Listener> listeners,
                                                const ListenerPorts& ports, base::Timestamp now);

// Whether sessions in memory, whose changes of all processes are followed, say that a seeker's has ended or
// do not know it.
[[nodiscard]] bool may_have_ended(const Listener& listener, const SessionRegistry& sessions);

}  // namespace hoigung::domain
