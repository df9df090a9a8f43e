#include "store/alert_store.hpp"

#include <fmt/format.h>

#include "store/history.hpp"
#include "store/identity_rows.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

using base::Timestamp;
using domain::JobAlert;
using domain::JobAlertId;
using domain::SeekerId;

constexpr std::string_view kColumns = "id, seeker_id, created_at, document";
// Bounds the rows in memory when a process starts with many alerts.
constexpr int kChangesAtOnce = 10'000;

JobAlert alert_of(JobAlertId id, SeekerId seeker, Timestamp created_at, std::string_view document) {
    JobAlert alert{id, seeker, {}, created_at};
    read_stored(document, alert.filter);
    return alert;
}

std::vector<JobAlert> select_alerts_of(Connection& connection, SeekerId seeker) {
    std::vector<JobAlert> alerts;
    connection
        .select<JobAlertId, SeekerId, Timestamp, std::string>(
            fmt::format("SELECT {} FROM job_alerts WHERE seeker_id = :seeker ORDER BY created_at, id",
                        kColumns),
            seeker)
        .each([&](JobAlertId id, SeekerId owner, Timestamp created_at, const std::string& document) {
            static_cast<void>(connection.unreadable_rows().try_read("job_alerts", id.text(), [&] {
                alerts.push_back(alert_of(id, owner, created_at, document));
            }));
        });
    return alerts;
}

class SqlAlertWriter final : public domain::AlertWriter {
  public:
    // Locking the seeker's row also protects the alerts: new ones have no rows to lock yet.
    SqlAlertWriter(Connection& connection, SeekerId seeker)
        : connection_(connection), id_(seeker), seeker_(lock_seeker(connection, seeker)) {}

    [[nodiscard]] std::optional<domain::Seeker> seeker() override { return seeker_; }
    [[nodiscard]] std::vector<JobAlert> alerts() override { return select_alerts_of(connection_, id_); }

    void put(const JobAlert& alert) override {
        connection_.execute(
            "INSERT INTO job_alerts (id, seeker_id, created_at, changed, document) "
            "VALUES (:id, :seeker, :created_at, :changed, :document) "
            "ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, document = excluded.document",
            alert.id, id_, alert.created_at, next_version(), base::to_json(alert.filter));
    }

    void remove(JobAlertId id) override {
        connection_.execute("DELETE FROM job_alerts WHERE id = :id AND seeker_id = :seeker", id, id_);
    }

  private:
    // From here until it commits, only this transaction can change alerts, so that numbers commit in order.
    std::int64_t next_version() {
        return connection_
            .select<std::int64_t>(
                "UPDATE counters SET value = value + 1 WHERE name = 'alert' RETURNING value")
            .first()
            .value();
    }

    Connection& connection_;
    SeekerId id_;
    std::optional<domain::Seeker> seeker_;
};

}  // namespace

void SqlAlertStore::write(SeekerId seeker, const std::function<void(domain::AlertWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlAlertWriter writer(connection, seeker);
            work(writer);
        },
        Repeat::safe);
}

std::vector<JobAlert> SqlAlertStore::alerts_of(SeekerId seeker) {
    return database_.read([&](Connection& connection) { return select_alerts_of(connection, seeker); });
}

std::string SqlAlertStore::history() {
    return database_.read([](Connection& connection) {
        return connection.select<std::string>(fmt::format("SELECT {}", history_of(connection)))
            .first()
            .value();
    });
}

domain::AlertChanges SqlAlertStore::changes_since(std::int64_t version) {
    domain::AlertChanges changes{version, {}};
    database_.read([&](Connection& connection) {
        connection
            .select<JobAlertId, SeekerId, Timestamp, std::string, std::int64_t>(
                fmt::format("SELECT {}, changed FROM job_alerts WHERE changed > :version "
                            "ORDER BY changed LIMIT :limit",
                            kColumns),
                version, kChangesAtOnce)
            .each([&](JobAlertId id, SeekerId seeker, Timestamp created_at, const std::string& document,
                      std::int64_t changed) {
                static_cast<void>(connection.unreadable_rows().try_read("job_alerts", id.text(), [&] {
                    changes.alerts.push_back(alert_of(id, seeker, created_at, document));
                }));
                changes.version = changed;
            });
    });
    return changes;
}

}  // namespace hoigung::store
