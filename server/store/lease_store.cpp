#include "store/lease_store.hpp"

namespace hoigung::store {

bool SqlLeaseStore::acquire(std::string_view task, std::string_view holder, base::Timestamp now,
                            std::chrono::milliseconds lasts) {
    return database_.transaction([&](Connection& connection) {
        // A lease that expires later than any new one was taken before the clock was set back. Clocks of two
        // nodes differ by less.
        const auto taken = connection
                               .select<std::string>(
                                   "INSERT INTO leases (task, holder, expires_at) "
                                   "VALUES (:task, :holder, :expires_at) "
                                   "ON CONFLICT (task) DO UPDATE "
                                   "SET holder = excluded.holder, expires_at = excluded.expires_at "
                                   "WHERE leases.holder = excluded.holder OR leases.expires_at <= :now "
                                   "OR leases.expires_at > :too_late "
                                   "RETURNING holder",
                                   task, holder, now + lasts, now, now + 2 * lasts)
                               .first();
        return taken.has_value();
    });
}

void SqlLeaseStore::release(std::string_view task, std::string_view holder) {
    database_.transaction([&](Connection& connection) {
        connection.execute("DELETE FROM leases WHERE task = :task AND holder = :holder", task, holder);
    });
}

}  // namespace hoigung::store
