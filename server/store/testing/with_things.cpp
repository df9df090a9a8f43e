#include "store/testing/with_things.hpp"

namespace hoigung::store::testing {

void WithThings::SetUp() {
    database().transaction([](Connection& connection) {
        const std::string bytes = connection.dialect() == Dialect::sqlite ? "BLOB" : "BYTEA";
        connection.execute_once(
            "CREATE TABLE things (id TEXT NOT NULL PRIMARY KEY, flag BOOLEAN, number BIGINT, "
            "size DOUBLE PRECISION, note TEXT, content " +
            bytes + ")");
        connection.execute_once(
            "CREATE TABLE parts (id TEXT NOT NULL PRIMARY KEY, "
            "thing_id TEXT NOT NULL REFERENCES things (id))");
    });
}

void WithThings::add(std::string_view id, std::int64_t number) {
    database().transaction([&](Connection& connection) { insert(connection, id, number); });
}

void WithThings::insert(Connection& connection, std::string_view id, std::int64_t number) {
    connection.execute("INSERT INTO things (id, number) VALUES (:id, :number)", id, number);
}

std::vector<std::string> WithThings::ids() {
    return database().read([](Connection& connection) {
        return connection.select<std::string>("SELECT id FROM things ORDER BY id").all();
    });
}

}  // namespace hoigung::store::testing
