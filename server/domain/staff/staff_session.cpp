#include "domain/staff/staff_session.hpp"

#include <algorithm>

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// The last use is stored at most this often.
constexpr std::chrono::minutes kUseNotedEvery{1};

bool is_open(const StaffSession& session, const Staff& staff, base::Timestamp now) {
    return !staff.removed_at && staff.factor && staff.factor->enrolled_at == session.factor_enrolled_at &&
           session.created_at + kStaffSessionLasts > now;
}

}  // namespace

std::optional<StaffCaller> authenticate_staff(std::string_view cookie, const StaffPorts& ports,
                                              base::Timestamp now) {
    if (cookie.empty()) return std::nullopt;
    auto [session, staff] = look_up(ports.store, [&](const StaffRows& rows) {
        auto stored = rows.session(ports.digests.digest(cookie));
        auto whose = stored ? rows.find(stored->staff) : std::nullopt;
        return std::pair(std::move(stored), std::move(whose));
    });
    if (!staff || !is_open(*session, *staff, now)) return std::nullopt;
    if (session->last_used_at + kUseNotedEvery <= now)
        ports.store.write([&, id = session->id](StaffRows& rows) { rows.touch(id, now); });
    return StaffCaller{std::move(*staff), session->id};
}

Outcome<int> end_staff_sessions(StaffId staff, const std::vector<std::string_view>& ids,
                                const StaffPorts& ports) {
    return transact(ports.store, [&](StaffRows& rows) -> Outcome<int> {
        int ended = 0;
        for (const StaffSession& session : rows.sessions_of(staff)) {
            if (!ids.empty() && std::ranges::find(ids, session.id.text()) == ids.end()) continue;
            rows.end(session.id);
            ++ended;
        }
        if (ended < std::ssize(ids)) return Refusal::IdNotFound;
        return ended;
    });
}

}  // namespace hoigung::domain
