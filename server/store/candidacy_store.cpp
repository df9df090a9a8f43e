#include "store/candidacy_store.hpp"

#include <fmt/format.h>

#include "store/application_rows.hpp"
#include "store/candidacy_rows.hpp"
#include "store/candidacy_writer.hpp"
#include "store/delete_in_steps.hpp"

namespace hoigung::store {
namespace {

// Due rows of accounts that are not being deleted, by moment and id. Skips rows whose id cannot be read, even
// if they fill a whole batch.
template <class Due, class Id>
std::vector<Due> select_due(Connection& connection, std::string_view table, std::string_view moment,
                            std::string_view id, base::Timestamp now, base::Timestamp after,
                            const Id& after_id, int limit) {
    const std::string sql = fmt::format(
        "SELECT {2}, {1} FROM {0} WHERE {1} <= :now AND ({1} > :after OR ({1} = :after AND {2} > "
        ":id)) AND {3} ORDER BY {1}, {2} LIMIT :limit OFFSET :passed",
        table, moment, id, of_present_accounts(table));
    std::vector<Due> due;
    int passed = 0;
    for (int read = limit; read == limit && due.empty(); passed += read) {
        read = 0;
        connection.select<std::string, base::Timestamp>(sql, now, after, after_id, limit, passed)
            .each([&](const std::string& text, base::Timestamp due_at) {
                ++read;
                static_cast<void>(connection.unreadable_rows().try_read(table, text, [&] {
                    due.push_back({detail::known(Id::parse(text), text), due_at});
                }));
            });
    }
    return due;
}

}  // namespace

void SqlCandidacyStore::read(const std::function<void(domain::CandidacyReader&)>& work) {
    database_.snapshot([&](Connection& connection) {
        SqlCandidacyWriter reader(connection, Locks::none);
        work(reader);
    });
}

void SqlCandidacyStore::write(const std::function<void(domain::CandidacyWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlCandidacyWriter writer(connection, Locks::rows);
            work(writer);
        },
        Repeat::safe);
}

std::int64_t SqlCandidacyStore::last_change() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'contact'")
            .first()
            .value();
    });
}

std::vector<domain::CandidacyChange> SqlCandidacyStore::changes_after(std::int64_t number, int limit,
                                                                      base::Timestamp closed_before) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::CandidacyChange> changes;
        connection
            .select<std::int64_t, domain::ApplicationId, domain::SeekerId, domain::CompanyId,
                    domain::CandidacyChangeKind, std::int64_t, std::int64_t, std::int64_t, int>(
                fmt::format(
                    "SELECT c.number, c.application_id, c.seeker_id, c.company_id, c.kind, "
                    "COALESCE(t.last_number, 0), COALESCE(t.read_by_seeker, 0), COALESCE(t.read_by_company, "
                    "0), "
                    "CASE WHEN EXISTS (SELECT 1 FROM applications a JOIN jobs j ON j.id = a.job_id "
                    "WHERE a.id = c.application_id AND {}) THEN 0 ELSE 1 END "
                    "FROM contact_changes c LEFT JOIN conversations t ON t.application_id = c.application_id "
                    "WHERE c.number > :number ORDER BY c.number LIMIT :limit",
                    kApplicantsGone),
                closed_before, number, limit)
            .each_of(
                connection.unreadable_rows(), "contact_changes", IfUnreadable::left_out,
                [&](std::int64_t its_number, domain::ApplicationId application, domain::SeekerId seeker,
                    domain::CompanyId company, domain::CandidacyChangeKind kind, std::int64_t last_number,
                    std::int64_t read_by_seeker, std::int64_t read_by_company, int is_for_company) {
                    changes.push_back({its_number, application, seeker, company, kind, last_number,
                                       read_by_seeker, read_by_company, is_for_company != 0});
                });
        return changes;
    });
}

std::vector<domain::DueConversation> SqlCandidacyStore::conversations_to_tell(
    domain::Side side, base::Timestamp now, const domain::DueConversation& after, int limit) {
    const std::string_view column = side == domain::Side::seeker ? "tell_seeker_at" : "tell_company_at";
    return database_.read([&](Connection& connection) {
        return select_due<domain::DueConversation>(connection, "conversations", column, "application_id", now,
                                                   after.due_at, after.application, limit);
    });
}

std::vector<domain::DueInterview> SqlCandidacyStore::interviews_to_remind_of(
    base::Timestamp now, const domain::DueInterview& after, int limit) {
    return database_.read([&](Connection& connection) {
        return select_due<domain::DueInterview>(connection, "interviews", "remind_at", "id", now,
                                                after.due_at, after.interview, limit);
    });
}

void SqlCandidacyStore::sweep(base::Timestamp changes_before) {
    delete_in_steps(database_, "contact_changes", "number", "at < :before", changes_before);
}

}  // namespace hoigung::store
