#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/open_staff.hpp"
#include "app/open_database.hpp"
#include "domain/staff/change_staff.hpp"
#include "domain/transact.hpp"
#include "security/code_seals.hpp"

namespace hoigung::app {
namespace {

std::optional<domain::Staff> find_staff(OpenStaff& staff, const std::string& email) {
    const auto address = domain::Email::parse(email);
    auto found = address ? domain::look_up(staff.store,
                                           [&](const domain::StaffRows& rows) { return rows.find(*address); })
                         : std::nullopt;
    if (!found) std::cerr << email << ": nobody with this address works here\n";
    return found;
}

}  // namespace

int add_staff(const Settings& settings, const std::string& email, domain::StaffRole role) {
    const auto database = open_database(settings);
    OpenStaff staff(settings, *database);
    const auto added = domain::add_staff(ByCommand(settings, *database), email, role, staff.ports);
    if (!added.ok()) {
        std::cerr << email
                  << (added.error() == domain::StaffRefusal::works_here_already ? ": works here already\n"
                                                                                : ": is no mail address\n");
        return kFailed;
    }
    std::cout << fmt::format("{} may log in at /console/ as {}\n", added->email.text(),
                             base::name_of(added->role));
    return kDone;
}

int list_staff(const Settings& settings) {
    const auto database = open_database(settings);
    OpenStaff staff(settings, *database);
    for (const domain::Staff& each :
         domain::look_up(staff.store, [](const domain::StaffRows& rows) { return rows.all(); }))
        std::cout << fmt::format(
            "{} {} {} since {}{}{}\n", each.id.text(), each.email.text(), base::name_of(each.role),
            base::to_iso(each.created_at), each.removed_at || each.factor ? "" : " (no second factor yet)",
            each.removed_at ? fmt::format(" (removed {})", base::to_iso(*each.removed_at)) : "");
    return kDone;
}

int remove_staff(const Settings& settings, const std::string& email) {
    const auto database = open_database(settings);
    OpenStaff staff(settings, *database);
    const auto found = find_staff(staff, email);
    if (!found || !domain::remove_staff(ByCommand(settings, *database), found->id, staff.ports).ok())
        return kFailed;
    std::cout << email << " is removed and logged out\n";
    return kDone;
}

int reset_staff(const Settings& settings, const std::string& email) {
    const auto database = open_database(settings);
    OpenStaff staff(settings, *database);
    const auto found = find_staff(staff, email);
    if (!found || !domain::reset_second_factor(ByCommand(settings, *database), found->id, staff.ports).ok())
        return kFailed;
    std::cout << email << " is logged out and enrols another second factor at the next login\n";
    return kDone;
}

int make_staff_code(const Settings& settings, const std::string& email) {
    const auto database = open_database(settings);
    OpenStaff staff(settings, *database);
    const auto found = find_staff(staff, email);
    if (!found) return kFailed;
    domain::ensure_key(staff.keys, staff.random, base::SystemClock{}.now());
    security::KeyRing ring;
    ring.replace(staff.keys.all());
    const domain::LoginRules rules = mail_login_rules(settings);
    const auto code = domain::make_staff_code(ByCommand(settings, *database), found->id,
                                              security::HmacCodeSeals(ring), rules, staff.ports);
    if (!code.ok()) return kFailed;
    std::cerr << fmt::format(
        "a code for {}, once, within {} minutes; the second factor is asked for as ever:\n", email,
        std::chrono::ceil<std::chrono::minutes>(rules.code_lasts).count());
    std::cout << *code << '\n';
    return kDone;
}

}  // namespace hoigung::app
