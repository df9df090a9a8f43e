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
    const auto row = database_.read([&](Connection& connection) {
        return connection
            .select<std::string, Bytes>(
                "SELECT content_type, bytes FROM pictures WHERE name = :name UNION ALL "
                "SELECT p.content_type, p.bytes FROM seeker_pictures p JOIN uploads u ON u.id = p.upload_id "
                "WHERE p.name = :name AND u.is_shown",
                name)
            .first();
    });
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
