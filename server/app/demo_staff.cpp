#include "app/demo_staff.hpp"

#include "base/outage.hpp"
#include "domain/staff/change_staff.hpp"
#include "domain/transact.hpp"

namespace hoigung::app {
namespace {

std::optional<domain::Staff> find_demo_staff(domain::StaffStore& store) {
    return domain::look_up(store, [](const domain::StaffRows& rows) {
        return rows.find(domain::Email::parse(kDemoStaff).value());
    });
}

}  // namespace

void put_demo_staff(const domain::Acting& acting, const domain::StaffPorts& ports) {
    if (has_demo_staff(ports.store)) return;
    acting.log.together([&] {
        const auto added = domain::add_staff(acting, kDemoStaff, domain::StaffRole::admin, ports);
        if (!added.ok()) return;
        domain::Staff staff = *added;
        staff.factor = domain::SecondFactor{ports.factors.make_secret(), acting.now};
        ports.store.write([&](domain::StaffRows& rows) { rows.put(staff); });
    });
}

void remove_demo_staff(const domain::Acting& acting, const domain::StaffPorts& ports) {
    if (const auto staff = find_demo_staff(ports.store))
        static_cast<void>(domain::remove_staff(acting, staff->id, ports));
}

bool has_demo_staff(domain::StaffStore& store) {
    return find_demo_staff(store).has_value();
}

std::optional<std::string> demo_time_code(domain::StaffStore& store, const domain::SecondFactors& factors,
                                          base::Timestamp now) {
    constexpr std::chrono::seconds kStep{30};
    const auto staff = find_demo_staff(store);
    if (!staff || !staff->factor) return std::nullopt;
    const std::string& secret = staff->factor->sealed_secret;
    try {
        const std::string present = factors.code_at(secret, now);
        const bool is_used = !factors.step_of(secret, present, now, staff->factor->last_step);
        return is_used ? factors.code_at(secret, now + kStep) : present;
    } catch (const base::Outage&) {
        // In a database that was restored from another site's backup, that site's key has sealed the secret.
        return std::nullopt;
    }
}

}  // namespace hoigung::app
