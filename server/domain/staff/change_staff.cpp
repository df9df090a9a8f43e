#include "domain/staff/change_staff.hpp"

#include <algorithm>

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// Calls `change` with a member of staff who was not removed, stores the result and tells of the act.
template <class Change>
StaffOutcome<Staff> change_member(const Acting& acting, OperatorAct act, StaffId id, const StaffPorts& ports,
                                  const Change& change) {
    return transact(ports.store, [&](StaffRows& rows) -> StaffOutcome<Staff> {
        auto staff = rows.find(id);
        if (!staff || staff->removed_at) return StaffRefusal::nobody;
        if (const std::optional<StaffRefusal> objection = change(rows, *staff)) return *objection;
        rows.put(*staff);
        acting.done(act, id.text());
        return std::move(*staff);
    });
}

// Everything that a second factor has opened, and the factor itself.
void forget_factor(StaffRows& rows, Staff& staff) {
    staff.factor.reset();
    staff.failures.clear();
    rows.put_recovery_codes(staff.id, {});
    rows.end_pending(staff.id);
    for (const StaffSession& session : rows.sessions_of(staff.id)) rows.end(session.id);
}

bool is_last_admin(const StaffRows& rows, const Staff& staff) {
    return staff.role == StaffRole::admin && std::ranges::none_of(rows.all(), [&](const Staff& other) {
               return other.id != staff.id && !other.removed_at && other.role == StaffRole::admin;
           });
}

}  // namespace

StaffOutcome<Staff> add_staff(const Acting& acting, std::string_view email, StaffRole role,
                              const StaffPorts& ports) {
    const auto address = Email::parse(email);
    if (!address) return StaffRefusal::invalid_email;
    const Staff added{.id = StaffId::make(acting.now, ports.random),
                      .email = *address,
                      .role = role,
                      .created_at = acting.now};
    return transact(ports.store, [&](StaffRows& rows) -> StaffOutcome<Staff> {
        // Locks the address, so that two who add it at once do so one after the other.
        static_cast<void>(rows.open_code_attempts(*address));
        if (rows.find(*address)) return StaffRefusal::works_here_already;
        rows.put(added);
        acting.done(OperatorAct::add_staff, added.id.text());
        return added;
    });
}

StaffOutcome<Staff> remove_staff(const Acting& acting, StaffId id, const StaffPorts& ports) {
    return change_member(acting, OperatorAct::remove_staff, id, ports,
                         [&](StaffRows& rows, Staff& staff) -> std::optional<StaffRefusal> {
                             if (acting.actor.kind == ActorKind::staff && is_last_admin(rows, staff))
                                 return StaffRefusal::last_admin;
                             forget_factor(rows, staff);
                             staff.removed_at = acting.now;
                             return std::nullopt;
                         });
}

StaffOutcome<Staff> reset_second_factor(const Acting& acting, StaffId id, const StaffPorts& ports) {
    return change_member(acting, OperatorAct::reset_second_factor, id, ports,
                         [&](StaffRows& rows, Staff& staff) -> std::optional<StaffRefusal> {
                             forget_factor(rows, staff);
                             return std::nullopt;
                         });
}

StaffOutcome<int> make_staff_code(const Acting& acting, StaffId id, const CodeSeals& seals,
                                  const LoginRules& rules, const StaffPorts& ports) {
    const auto known = look_up(ports.store, [&](const StaffRows& rows) { return rows.find(id); });
    if (!known) return StaffRefusal::nobody;
    const int code = make_login_code(ports.random);
    const CodeId code_id = CodeId::make(acting.now, ports.random);
    const LoginCode login{code_id,     seals.seal(code_id, known->email.text(), code, acting.now),
                          acting.now,  acting.now + rules.code_lasts,
                          0,           false,
                          std::nullopt};
    return transact(ports.store, [&](StaffRows& rows) -> StaffOutcome<int> {
        PortalCodeAttempts attempts = rows.open_code_attempts(known->email);
        const auto staff = rows.find(id);
        if (!staff || staff->removed_at) return StaffRefusal::nobody;
        // Whichever browser it is typed into, and whoever guessed before.
        for (const bool is_known_browser : {false, true}) {
            attempts.of(is_known_browser).code = login;
            attempts.of(is_known_browser).locked_until.reset();
        }
        rows.put(staff->email, attempts, acting.now);
        acting.done(OperatorAct::make_staff_code, id.text());
        return code;
    });
}

StaffOutcome<Staff> set_staff_locale(StaffId id, Locale locale, const StaffPorts& ports) {
    return transact(ports.store, [&](StaffRows& rows) -> StaffOutcome<Staff> {
        auto staff = rows.find(id);
        if (!staff || staff->removed_at) return StaffRefusal::nobody;
        staff->locale = locale;
        rows.put(*staff);
        return std::move(*staff);
    });
}

}  // namespace hoigung::domain
