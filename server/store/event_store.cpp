#include "store/event_store.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/json_archive.hpp"

namespace hoigung::store {
namespace {

using RowId = base::Id<struct EventRowTag>;

constexpr std::array<std::string_view, 4> kTables{"tracking_events", "error_reports", "empty_searches",
                                                  "empty_search_visitors"};

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

void SqlEventStore::add(const std::vector<domain::EmptySearch>& searches, base::Timestamp received_at) {
    database_.transaction([&](Connection& connection) {
        for (const domain::EmptySearch& search : searches) {
            connection.execute(
                "INSERT INTO empty_searches (id, received_at, text, searches, visitors) VALUES (:id, "
                ":received_at, '', 1, 0) ON CONFLICT (id) DO UPDATE SET searches = empty_searches.searches + "
                "1, received_at = excluded.received_at",
                search.mark, received_at);
            const auto is_new_visitor = connection.execute(
                "INSERT INTO empty_search_visitors (id, received_at) VALUES (:id, :received_at) ON CONFLICT "
                "(id) DO NOTHING",
                search.mark_of_visitor, received_at);
            if (is_new_visitor == 0) continue;
            connection.execute(
                "UPDATE empty_searches SET visitors = visitors + 1, text = CASE WHEN visitors + 1 >= :enough "
                "THEN :text ELSE '' END WHERE id = :id",
                domain::kVisitorsOfKeptText, search.text, search.mark);
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

std::vector<domain::EmptySearchCount> SqlEventStore::empty_searches(int limit) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::EmptySearchCount> counts;
        connection
            .select<std::string, std::int64_t, std::int64_t>(
                "SELECT text, searches, visitors FROM empty_searches WHERE text <> '' ORDER BY visitors "
                "DESC, "
                "searches DESC, text LIMIT :limit",
                limit)
            .each([&](std::string text, std::int64_t searches, std::int64_t visitors) {
                counts.push_back({std::move(text), searches, visitors});
            });
        return counts;
    });
}

}  // namespace hoigung::store
