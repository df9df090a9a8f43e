#include "store/employer_store.hpp"

#include <fmt/format.h>

#include "store/application_rows.hpp"
#include "store/delete_in_steps.hpp"
#include "store/employer_rows.hpp"
#include "store/employer_writer.hpp"

namespace hoigung::store {

void SqlEmployerStore::read(const std::function<void(domain::EmployerReader&)>& work) {
    database_.snapshot([&](Connection& connection) {
        SqlEmployerWriter reader(connection, Locks::none);
        work(reader);
    });
}

void SqlEmployerStore::write(const std::function<void(domain::EmployerWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlEmployerWriter writer(connection, Locks::rows);
            work(writer);
            writer.write_access_changes(base::SystemClock().now());
        },
        Repeat::safe);
}

void SqlEmployerStore::each_person(const std::function<void(const domain::Person&)>& visit) {
    constexpr std::size_t kAtOnce = 1000;
    const auto visit_all = [&](Connection& connection) {
        std::string after;
        for (bool more = true; more;) {
            const auto people = select_people(connection, IfUnreadable::left_out,
                                              "WHERE id > :after ORDER BY id LIMIT :limit", after, kAtOnce);
            more = !people.empty();
            for (const domain::Person& person : people) {
                visit(person);
                after = person.id.text();
            }
        }
    };
    database_.snapshot(visit_all, Connection::Haste::none);
}

void SqlEmployerStore::sweep(const domain::EmployerRetention& retention) {
    delete_in_steps(database_, "employer_sessions", "id",
                    "last_used_at <= :used_before OR created_at <= :made_before",
                    retention.sessions_used_before, retention.sessions_made_before);
    delete_in_steps(database_, "employer_codes", "email", "touched_at <= :moment",
                    retention.codes_touched_before);
    delete_in_steps(database_, "employer_invitations", "id", "expires_at <= :now", retention.now);
    delete_in_steps(database_, "usage_counts", "kind, subject", "ends_at <= :now", retention.now);
    delete_in_steps(database_, "employer_activities", "id", "at <= :moment", retention.activities_before);
    delete_in_steps(database_, "employer_imports", "id", "read_at <= :moment", retention.imports_before);
    // Followers read a change within seconds.
    delete_in_steps(database_, "portal_access_changes", "number", "at <= :moment",
                    retention.now - std::chrono::hours{1});
    sweep_views_on_applicants(retention.jobs_closed_before);
}

void SqlEmployerStore::sweep_views_on_applicants(base::Timestamp jobs_closed_before) {
    const std::string of_old_job = fmt::format(
        "IN (SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE {})", kApplicantsGone);
    delete_in_steps(database_, "application_notes", "id", "application_id " + of_old_job, jobs_closed_before);
    delete_in_steps(database_, "application_decisions", "application_id", "application_id " + of_old_job,
                    jobs_closed_before);
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "UPDATE applications SET rating = NULL WHERE rating IS NOT NULL AND id " + of_old_job,
            jobs_closed_before);
    });
}

std::int64_t SqlEmployerStore::last_access_change() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'portal_access'")
            .first()
            .value();
    });
}

std::vector<domain::AccessChange> SqlEmployerStore::access_changes_after(std::int64_t number, int limit) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::AccessChange> changes;
        connection
            .select<std::int64_t, domain::PersonId>(
                "SELECT number, person_id FROM portal_access_changes WHERE number > :number "
                "ORDER BY number LIMIT :limit",
                number, limit)
            .each_of(connection.unreadable_rows(), "portal_access_changes", IfUnreadable::left_out,
                     [&](std::int64_t its_number, domain::PersonId person) {
                         changes.push_back({its_number, person});
                     });
        return changes;
    });
}

std::int64_t SqlEmployerStore::end_every_session() {
    return database_.transaction([](Connection& connection) {
        std::set<domain::PersonId> people;
        connection.select<domain::PersonId>("SELECT DISTINCT person_id FROM employer_sessions")
            .each_of(connection.unreadable_rows(), "employer_sessions", IfUnreadable::left_out,
                     [&](domain::PersonId person) { people.insert(person); });
        const auto ended = connection.execute("DELETE FROM employer_sessions");
        if (!people.empty()) note_access_changes(connection, people, base::SystemClock().now());
        return ended;
    });
}

}  // namespace hoigung::store
