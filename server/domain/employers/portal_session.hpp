#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

inline constexpr std::chrono::hours kPortalSessionIdle{12};
inline constexpr std::chrono::days kPortalSessionLasts{30};

// Who makes a request to the portal.
struct PortalCaller {
    Person person;
    PortalSessionId session;
};

// A session that has just begun. The cookie is shown to the browser alone.
struct OpenedSession {
    Person person;
    PortalSession session;
    std::string cookie;
};

// Prepares a session for a person; it begins when it is added.
[[nodiscard]] OpenedSession make_portal_session(Person person, std::string_view device, base::Random& random,
                                                base::Timestamp now);

// The person whose cookie it is; nothing when the session has ended, was not used for long or never was.
[[nodiscard]] std::optional<PortalCaller> authenticate_portal(std::string_view cookie, EmployerStore& store,
                                                              const SecretDigests& digests,
                                                              base::Timestamp now);

// Whether a session was not used for long, or has lasted as long as any may.
[[nodiscard]] bool is_over(const PortalSession& session, base::Timestamp now);

// Ends sessions of a person, all of them when none is named; those of others do not exist (IdNotFound).
// Returns how many ended.
[[nodiscard]] Outcome<int> end_portal_sessions(PersonId person, const std::vector<std::string_view>& ids,
                                               EmployerStore& store);

// 'Chrome, Android' of a browser's User-Agent; empty when it is none that is known.
[[nodiscard]] std::string device_in_words(std::string_view user_agent);

}  // namespace hoigung::domain
