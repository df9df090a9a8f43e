#include "domain/employers/portal_session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// The last use is stored at most this often.
constexpr std::chrono::minutes kNotedEvery{1};

struct Mark {
    std::string_view in_agent;
    std::string_view name;
};

// The first match counts, because other browsers carry the later marks, too.
constexpr std::array<Mark, 6> kBrowsers{{{"Edg", "Edge"},
                                         {"OPR/", "Opera"},
                                         {"SamsungBrowser", "Samsung Internet"},
                                         {"Firefox", "Firefox"},
                                         {"Chrome", "Chrome"},
                                         {"Safari", "Safari"}}};
constexpr std::array<Mark, 6> kSystems{{{"iPhone", "iPhone"},
                                        {"iPad", "iPad"},
                                        {"Android", "Android"},
                                        {"Windows", "Windows"},
                                        {"Mac OS", "Mac"},
                                        {"Linux", "Linux"}}};

template <class Marks>
std::string_view name_in(std::string_view agent, const Marks& marks) {
    const auto found = std::ranges::find_if(
        marks, [&](const Mark& mark) { return agent.find(mark.in_agent) != agent.npos; });
    return found == marks.end() ? std::string_view() : found->name;
}

}  // namespace

bool is_over(const PortalSession& session, base::Timestamp now) {
    return session.last_used_at + kPortalSessionIdle <= now ||
           session.created_at + kPortalSessionLasts <= now;
}

OpenedSession make_portal_session(Person person, std::string_view device, base::Random& random,
                                  base::Timestamp now) {
    PortalSession session{PortalSessionId::make(now, random), person.id, std::string(device), now, now};
    return {std::move(person), std::move(session), make_secret("", random)};
}

std::optional<PortalCaller> authenticate_portal(std::string_view cookie, EmployerStore& store,
                                                const SecretDigests& digests, base::Timestamp now) {
    if (cookie.empty()) return std::nullopt;
    auto [session, person] = look_up(store, [&](EmployerReader& reader) {
        auto stored = reader.logins().session(digests.digest(cookie));
        auto its_person = stored ? reader.people().find(stored->person) : std::nullopt;
        return std::pair(std::move(stored), std::move(its_person));
    });
    if (!person || is_over(*session, now)) return std::nullopt;
    if (session->last_used_at + kNotedEvery <= now)
        store.write([&, id = session->id](EmployerWriter& writer) { writer.logins().touch(id, now); });
    return PortalCaller{std::move(*person), session->id};
}

Outcome<int> end_portal_sessions(PersonId person, const std::vector<std::string_view>& ids,
                                 EmployerStore& store) {
    return transact(store, [&](EmployerWriter& writer) -> Outcome<int> {
        auto sessions = writer.logins().sessions_of(person);
        if (!ids.empty()) {
            const bool all_known = std::ranges::all_of(ids, [&](std::string_view id) {
                return std::ranges::any_of(sessions,
                                           [&](const PortalSession& each) { return each.id.text() == id; });
            });
            if (!all_known) return Refusal::IdNotFound;
            std::erase_if(sessions, [&](const PortalSession& each) {
                return std::ranges::find(ids, each.id.text()) == ids.end();
            });
        }
        for (const PortalSession& session : sessions) writer.logins().end(session.id);
        return static_cast<int>(sessions.size());
    });
}

std::string device_in_words(std::string_view user_agent) {
    const std::string_view browser = name_in(user_agent, kBrowsers);
    const std::string_view system = name_in(user_agent, kSystems);
    std::string words(browser);
    if (!browser.empty() && !system.empty()) words += ", ";
    return words.append(system);
}

}  // namespace hoigung::domain
