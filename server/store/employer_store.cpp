#include "store/employer_store.hpp"

#include "store/employer_writer.hpp"

namespace hoigung::store {

void SqlEmployerStore::read(const std::function<void(domain::EmployerReader&)>& work) {
    database_.snapshot([&](Connection& connection) {
        SqlEmployerWriter reader(connection, SqlEmployerWriter::Locks::none);
        work(reader);
    });
}

void SqlEmployerStore::write(const std::function<void(domain::EmployerWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlEmployerWriter writer(connection, SqlEmployerWriter::Locks::rows);
            work(writer);
        },
        Repeat::safe);
}

void SqlEmployerStore::sweep(const domain::EmployerRetention& retention) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "DELETE FROM employer_sessions WHERE last_used_at <= :used_before OR created_at <= :made_before",
            retention.sessions_used_before, retention.sessions_made_before);
        connection.execute("DELETE FROM employer_codes WHERE touched_at <= :moment",
                           retention.codes_touched_before);
        connection.execute("DELETE FROM employer_invitations WHERE expires_at <= :now", retention.now);
        connection.execute("DELETE FROM employer_activities WHERE at <= :moment",
                           retention.activities_before);
        connection.execute("DELETE FROM employer_imports WHERE read_at <= :moment", retention.imports_before);
    });
}

std::int64_t SqlEmployerStore::end_every_session() {
    return database_.transaction(
        [](Connection& connection) { return connection.execute("DELETE FROM employer_sessions"); });
}

}  // namespace hoigung::store
