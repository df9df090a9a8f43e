#include "store/event_store.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/json_archive.hpp"

namespace hoigung::store {
namespace {

using RowId = base::Id<struct EventRowTag>;

constexpr std::array<std::string_view, 2> kTables{"tracking_events", "error_reports"};

}  // namespace

void SqlEventStore::add(const std::vector<domain::TrackingEvent>& events, base::Random& random,
                        base::Timestamp received_at) {
    database_.transaction([&](Connection& connection) {
        for (const domain::TrackingEvent& event : events) {
            connection.execute(
                "INSERT INTO tracking_events (id, received_at, at, event, session_id, job_id, company_id, "
                "position, source, source_section, path, tracking_params) VALUES (:id, :received_at, :at, "
                ":event, :session_id, :job_id, :company_id, :position, :source, :source_section, :path, "
                ":tracking_params)",
                RowId::make(received_at, random), received_at, event.at, event.name, event.session_id,
                event.job_id, event.company_id, event.position, event.source, event.source_section,
                event.path, base::to_json(event.tracking_params));
        }
    });
}

void SqlEventStore::add(const domain::ErrorReport& report, base::Random& random,
                        base::Timestamp received_at) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO error_reports (id, received_at, kind, message, stack, path, status, version, "
            "environment, agent) VALUES (:id, :received_at, :kind, :message, :stack, :path, :status, "
            ":version, :environment, :agent)",
            RowId::make(received_at, random), received_at, report.kind, report.message, report.stack,
            report.path, report.status, report.version, report.environment, report.agent);
    });
}

int SqlEventStore::sweep(base::Timestamp before, int limit) {
    return database_.transaction([&](Connection& connection) {
        std::int64_t removed = 0;
        for (const std::string_view table : kTables) {
            removed += connection.execute(
                fmt::format("DELETE FROM {0} WHERE id IN (SELECT id FROM {0} WHERE received_at < :before "
                            "ORDER BY received_at LIMIT :limit)",
                            table),
                before, limit);
        }
        return static_cast<int>(removed);
    });
}

int SqlEventStore::trim(std::int64_t most, int limit) {
    return database_.transaction([&](Connection& connection) {
        std::int64_t removed = 0;
        for (const std::string_view table : kTables) {
            const auto rows =
                connection.select<std::int64_t>(fmt::format("SELECT COUNT(*) FROM {}", table)).first();
            const auto excess = std::min<std::int64_t>(rows.value() - most, limit);
            if (excess <= 0) continue;
            removed += connection.execute(
                fmt::format("DELETE FROM {0} WHERE id IN (SELECT id FROM {0} ORDER BY received_at, id "
                            "LIMIT :excess)",
                            table),
                excess);
        }
        return static_cast<int>(removed);
    });
}

}  // namespace hoigung::store
