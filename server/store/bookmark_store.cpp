#include "store/bookmark_store.hpp"

#include "store/identity_rows.hpp"

namespace hoigung::store {

bool SqlBookmarkStore::add(domain::SeekerId seeker, domain::JobId job, int most, base::Timestamp now) {
    return database_.transaction([&](Connection& connection) {
        // Locked, so that a seeker's bookmarks are counted one after the other.
        static_cast<void>(lock_seeker(connection, seeker));
        const auto count =
            connection.select<int>("SELECT count(*) FROM bookmarks WHERE seeker_id = :seeker", seeker)
                .first();
        if (count.value() >= most) return false;
        return connection.execute(
                   "INSERT INTO bookmarks (seeker_id, job_id, created_at) VALUES (:seeker, :job, :now) "
                   "ON CONFLICT DO NOTHING",
                   seeker, job, now) > 0;
    });
}

bool SqlBookmarkStore::remove(domain::SeekerId seeker, domain::JobId job) {
    return database_.transaction([&](Connection& connection) {
        return connection.execute("DELETE FROM bookmarks WHERE seeker_id = :seeker AND job_id = :job", seeker,
                                  job) > 0;
    });
}

std::vector<domain::JobId> SqlBookmarkStore::bookmarks(domain::SeekerId seeker) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<domain::JobId>(
                "SELECT job_id FROM bookmarks WHERE seeker_id = :seeker ORDER BY created_at DESC, job_id",
                seeker)
            .all();
    });
}

}  // namespace hoigung::store
