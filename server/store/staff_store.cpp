#include "store/staff_store.hpp"

#include "store/delete_in_steps.hpp"
#include "store/staff_rows.hpp"

namespace hoigung::store {

void SqlStaffStore::read(const std::function<void(const domain::StaffRows&)>& work) {
    database_.snapshot([&](Connection& connection) {
        const SqlStaffRows rows(connection, Locks::none);
        work(rows);
    });
}

void SqlStaffStore::write(const std::function<void(domain::StaffRows&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlStaffRows rows(connection, Locks::rows);
            work(rows);
        },
        Repeat::safe);
}

bool SqlStaffStore::any() {
    return database_.read([](Connection& connection) {
        return connection.select<int>("SELECT 1 FROM staff WHERE removed_at IS NULL LIMIT 1")
            .first()
            .has_value();
    });
}

void SqlStaffStore::sweep(base::Timestamp sessions_before, base::Timestamp logins_before,
                          base::Timestamp codes_before) {
    delete_in_steps(database_, "staff_sessions", "id", "created_at <= :moment", sessions_before);
    delete_in_steps(database_, "staff_logins", "digest", "created_at <= :moment", logins_before);
    delete_in_steps(database_, "staff_codes", "email", "touched_at <= :moment", codes_before);
}

}  // namespace hoigung::store
