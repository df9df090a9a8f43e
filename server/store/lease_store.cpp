#include "store/lease_store.hpp"

namespace hoigung::store {

std::optional<domain::Lease> SqlLeaseStore::acquire(std::string_view task, std::string_view holder,
                                                    base::Timestamp now, std::chrono::milliseconds lasts) {
    return database_.transaction([&](Connection& connection) -> std::optional<domain::Lease> {
        // A lease that expires later than any new one could was taken before the clock was set back. The
        // clocks of two nodes differ by less than that.
        const auto taken = connection
                               .select<std::int64_t>(
                                   "INSERT INTO leases (task, holder, expires_at, number) "
                                   "VALUES (:task, :holder, :expires_at, 1) "
                                   "ON CONFLICT (task) DO UPDATE "
                                   "SET number = leases.number + "
                                   "CASE WHEN leases.holder = excluded.holder THEN 0 ELSE 1 END, "
                                   "holder = excluded.holder, expires_at = excluded.expires_at "
                                   "WHERE leases.holder = excluded.holder OR leases.expires_at <= :now "
                                   "OR leases.expires_at > :too_late "
                                   "RETURNING number",
                                   task, holder, now + lasts, now, now + 2 * lasts)
                               .first();
        if (!taken) return std::nullopt;
        return domain::Lease{std::string(task), std::string(holder), *taken};
    });
}

void SqlLeaseStore::release(std::string_view task, std::string_view holder) {
    database_.transaction([&](Connection& connection) {
        // The row stays, so that the next holder's number is higher.
        connection.execute("UPDATE leases SET expires_at = 0 WHERE task = :task AND holder = :holder", task,
                           holder);
    });
}

}  // namespace hoigung::store
