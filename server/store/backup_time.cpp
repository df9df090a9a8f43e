#include "store/backup_time.hpp"

namespace hoigung::store {

std::optional<base::Timestamp> last_backup(Database& database) {
    const auto made_at = database.read([](Connection& connection) {
        return connection.select<base::Timestamp>("SELECT value FROM counters WHERE name = 'backup'").first();
    });
    if (!made_at || *made_at == base::Timestamp{}) return std::nullopt;
    return made_at;
}

void note_backup(Database& database, base::Timestamp made_at) {
    database.transaction([&](Connection& connection) {
        connection.execute("UPDATE counters SET value = :at WHERE name = 'backup' AND value < :at", made_at);
    });
}

}  // namespace hoigung::store
