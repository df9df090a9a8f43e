#include "store/key_store.hpp"

#include <span>

#include "store/identity_rows.hpp"

namespace hoigung::store {
namespace {

// Every change takes a number, so that all processes notice it.
void insert(Connection& connection, const domain::SigningKey& key) {
    connection.execute(
        "INSERT INTO signing_keys (id, secret, created_at, signs_from) "
        "VALUES (:id, :secret, :created_at, :signs_from)",
        key.id, Bytes{key.secret}, key.created_at, key.signs_from);
}

}  // namespace

std::vector<domain::SigningKey> SqlKeyStore::all() {
    return database_.read([](Connection& connection) {
        std::vector<domain::SigningKey> keys;
        connection
            .select<domain::KeyId, Bytes, base::Timestamp, base::Timestamp>(
                "SELECT id, secret, created_at, signs_from FROM signing_keys ORDER BY signs_from, id")
            .each(
                [&](domain::KeyId id, Bytes secret, base::Timestamp created_at, base::Timestamp signs_from) {
                    keys.push_back({id, std::move(secret.value), created_at, signs_from});
                });
        return keys;
    });
}

void SqlKeyStore::add(const domain::SigningKey& key) {
    database_.transaction([&](Connection& connection) {
        static_cast<void>(next_identity_version(connection));
        insert(connection, key);
    });
}

void SqlKeyStore::add_first(const domain::SigningKey& key) {
    database_.transaction([&](Connection& connection) {
        // Taking a number locks the counter, so that two programs that start at once run this one after the
        // other.
        static_cast<void>(next_identity_version(connection));
        const auto count = connection.select<std::int64_t>("SELECT count(*) FROM signing_keys").first();
        if (count.value() == 0) insert(connection, key);
    });
}

void SqlKeyStore::remove(domain::KeyId id) {
    database_.transaction([&](Connection& connection) {
        static_cast<void>(next_identity_version(connection));
        connection.execute("DELETE FROM signing_keys WHERE id = :id", id);
    });
}

std::string SqlKeyStore::site_secret(std::string_view name, base::Random& random) {
    constexpr std::size_t kBytes = 32;
    std::string made(kBytes, '\0');
    random.fill(std::as_writable_bytes(std::span(made)));
    return database_.transaction([&](Connection& connection) {
        // When several programs start at once, the first one's secret stays.
        connection.execute(
            "INSERT INTO site_secrets (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING",
            name, Bytes{made});
        return connection.select<Bytes>("SELECT secret FROM site_secrets WHERE name = :name", name)
            .first()
            .value()
            .value;
    });
}

}  // namespace hoigung::store
