#include "domain/staff/change_staff.hpp"
#include "domain/transact.hpp"
#include "endpoints/console/resolvers/resolvers.hpp"

namespace hoigung::endpoints::console {
namespace {

using domain::Staff;
using graphql::Field;

void staff(Field& field) {
    if (staff_with(field, domain::StaffPermission::manage_staff) == nullptr) return;
    field.value(domain::look_up(context_of(field).service.ports.store,
                                [](const domain::StaffRows& rows) { return rows.all(); }));
}

void add_staff(Field& field) {
    const Staff* caller = staff_with(field, domain::StaffPermission::manage_staff);
    if (caller == nullptr) return;
    const ConsoleContext& context = context_of(field);
    const auto& arguments = field.arguments();
    answer_staff(
        field, domain::add_staff(acting_of(*caller, context), *arguments.string("email"),
                                 base::parse_enum<domain::StaffRole>(*arguments.enumeration("role")).value(),
                                 context.service.ports));
}

// Calls `change(acting, id, ports)` for an admin and answers with its result.
template <class Change>
void change_staff(Field& field, const Change& change) {
    const Staff* caller = staff_with(field, domain::StaffPermission::manage_staff);
    if (caller == nullptr) return;
    const ConsoleContext& context = context_of(field);
    const auto id = domain::StaffId::parse(*field.arguments().string("id"));
    if (!id) return refuse(field, domain::Refusal::IdNotFound);
    answer_staff(field, change(acting_of(*caller, context), *id, context.service.ports));
}

}  // namespace

void answer_time(Field& field, const std::optional<base::Timestamp>& time) {
    time ? field.string(base::iso_text(*time)) : field.null();
}

domain::Refusal refusal_of(domain::StaffRefusal refusal) {
    switch (refusal) {
        case domain::StaffRefusal::nobody:
            break;
        case domain::StaffRefusal::invalid_email:
            return domain::Refusal::InvalidEmail;
        case domain::StaffRefusal::works_here_already:
            return domain::Refusal::EmailRegistered;
        case domain::StaffRefusal::last_admin:
            return domain::Refusal::PermissionDenied;
    }
    return domain::Refusal::IdNotFound;
}

void answer_staff(Field& field, const domain::StaffOutcome<Staff>& staff) {
    staff.ok() ? field.object(*staff) : refuse(field, refusal_of(staff.error()));
}

void bind_staff(graphql::Bindings& bindings) {
    bindings.object<Staff>("Staff")
        .field("id", [](const Staff& each) { return each.id.hex(); })
        .field("email", [](const Staff& each) { return each.email.text(); })
        .field("role", [](const Staff& each) { return base::name_of(each.role); })
        .field("created_at", [](const Staff& each) { return base::iso_text(each.created_at); })
        .field("has_second_factor", [](const Staff& each) { return each.factor.has_value(); })
        .field("removed_at", [](const Staff& each, Field& field) { answer_time(field, each.removed_at); });
    bindings.root("Query").field("staff", staff).blocking();
    bindings.root("Mutation")
        .field("add_staff", add_staff)
        .blocking()
        .field("remove_staff", [](Field& field) { change_staff(field, domain::remove_staff); })
        .blocking()
        .field("reset_second_factor", [](Field& field) { change_staff(field, domain::reset_second_factor); })
        .blocking();
}

}  // namespace hoigung::endpoints::console
