#include "store/picture_store.hpp"

namespace hoigung::store {

void SqlPictureStore::put(std::string_view name, const domain::Picture& picture) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO pictures (name, content_type, bytes) VALUES (:name, :content_type, :bytes) "
            "ON CONFLICT (name) DO NOTHING",
            name, picture.content_type, Bytes{picture.bytes});
    });
}

std::optional<domain::Picture> SqlPictureStore::get(std::string_view name) {
    return select("SELECT content_type, bytes FROM pictures WHERE name = :name", name);
}

std::optional<domain::Picture> SqlPictureStore::get_of_person(std::string_view name) {
    return select(
        "SELECT p.content_type, p.bytes FROM seeker_pictures p JOIN uploads u ON u.id = p.upload_id "
        "JOIN seekers s ON s.id = u.seeker_id "
        "WHERE p.name = :name AND u.is_shown AND s.delete_account_at IS NULL UNION ALL "
        "SELECT p.content_type, p.bytes FROM application_pictures n "
        "JOIN applications a ON a.id = n.application_id JOIN seekers s ON s.id = a.seeker_id "
        "JOIN seeker_pictures p ON p.upload_id = n.upload_id AND p.size = n.size "
        "WHERE n.name = :name AND a.status <> 'Withdrawn' AND s.delete_account_at IS NULL",
        name);
}

std::optional<domain::Picture> SqlPictureStore::select(std::string_view sql, std::string_view name) {
    const auto row = database_.read(
        [&](Connection& connection) { return connection.select<std::string, Bytes>(sql, name).first(); });
    if (!row) return std::nullopt;
    return domain::Picture{std::get<0>(*row), std::get<1>(*row).value};
}

std::vector<std::string> SqlPictureStore::names(std::string_view ending) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<std::string>("SELECT name FROM pictures WHERE name LIKE '%' || :ending ORDER BY name",
                                 ending)
            .all();
    });
}

void SqlPictureStore::remove(std::string_view name) {
    database_.transaction(
        [&](Connection& connection) { connection.execute("DELETE FROM pictures WHERE name = :name", name); });
}

}  // namespace hoigung::store
