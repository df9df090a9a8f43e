#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

inline constexpr std::chrono::hours kPortalSessionIdle{12};
inline constexpr std::chrono::days kPortalSessionLasts{30};

// The person and the session that make a request to the portal.
struct PortalCaller {
    Person person;
    PortalSessionId session;
};

// A new session. Only the browser is given the cookie.
struct OpenedSession {
    Person person;
    PortalSession session;
    std::string cookie;
};

// Makes a session for a person; it begins when it is added to the store.
[[nodiscard]] OpenedSession make_portal_session(Person person, std::string_view device, base::Random& random,
                                                base::Timestamp now);

// The person that a cookie belongs to; std::nullopt when the session has ended, was unused for too long or
// never existed.
[[nodiscard]] std::optional<PortalCaller> authenticate_portal(std::string_view cookie, EmployerStore& store,
                                                              const SecretDigests& digests,
                                                              base::Timestamp now);

// Whether a session was unused for too long, or has reached its maximum age.
[[nodiscard]] bool is_over(const PortalSession& session, base::Timestamp now);

// Ends sessions of a person, all of them when none is named; other people's sessions are not found
// (IdNotFound). Returns how many ended.
[[nodiscard]] Outcome<int> end_portal_sessions(PersonId person, const std::vector<std::string_view>& ids,
                                               EmployerStore& store);

// For example 'Chrome, Android' for a browser's User-Agent; empty when it is unknown.
[[nodiscard]] std::string device_in_words(std::string_view user_agent);

}  // namespace hoigung::domain
