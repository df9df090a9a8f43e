#include "store/upload_store.hpp"

#include "store/delete_in_steps.hpp"
#include "store/identity_rows.hpp"

namespace hoigung::store {

std::optional<domain::Seeker> SqlUploadStore::seeker(domain::SeekerId id) {
    auto found = database_.read([&](Connection& connection) {
        return select_seekers(connection, IfUnreadable::thrown, "WHERE id = :id", id);
    });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

int SqlUploadStore::count(domain::SeekerId seeker, base::Timestamp after) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<int>("SELECT count(*) FROM uploads WHERE seeker_id = :seeker AND created_at > :after",
                         seeker, after)
            .first()
            .value();
    });
}

void SqlUploadStore::add(const domain::Upload& upload) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO uploads (id, seeker_id, created_at, is_shown) VALUES (:id, :seeker, :created_at, "
            ":shown)",
            upload.id, upload.seeker, upload.created_at, false);
        for (const domain::SizedPicture& sized : upload.sizes) {
            connection.execute(
                "INSERT INTO seeker_pictures (name, upload_id, size, content_type, bytes) "
                "VALUES (:name, :upload, :size, :content_type, :bytes)",
                sized.name, upload.id, sized.size, sized.picture.content_type, Bytes{sized.picture.bytes});
        }
    });
}

int SqlUploadStore::sweep(base::Timestamp sent_until) {
    return static_cast<int>(
        delete_in_steps(database_, "uploads", "id",
                        "created_at <= :moment "
                        "AND NOT EXISTS (SELECT 1 FROM profiles p WHERE p.upload_id = uploads.id) "
                        "AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.upload_id = uploads.id "
                        "AND a.status <> 'Withdrawn')",
                        sent_until));
}

}  // namespace hoigung::store
