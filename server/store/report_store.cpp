#include "store/report_store.hpp"

#include "store/identity_rows.hpp"

namespace hoigung::store {
namespace {

using domain::Report;
using domain::ReportId;

// `condition` follows FROM: "WHERE id = :id".
template <class... Params>
std::vector<Report> select_reports(Connection& connection, std::string_view condition,
                                   const Params&... params) {
    std::string sql = "SELECT id, seeker_id, job_id, reason, text, created_at, handled_at FROM reports ";
    std::vector<Report> reports;
    connection
        .select<ReportId, domain::SeekerId, domain::JobId, domain::ReportReason, std::string, base::Timestamp,
                std::optional<base::Timestamp>>(sql.append(condition), params...)
        .each_of(
            connection.unreadable_rows(), "reports", IfUnreadable::left_out,
            [&](ReportId id, domain::SeekerId seeker, domain::JobId job, domain::ReportReason reason,
                std::string text, base::Timestamp created_at, std::optional<base::Timestamp> handled_at) {
                reports.push_back({id, seeker, job, reason, std::move(text), created_at, handled_at});
            });
    return reports;
}

}  // namespace

bool SqlReportStore::add(const Report& report, int most, base::Timestamp after) {
    return database_.transaction([&](Connection& connection) {
        // Locked, so that a seeker's reports are stored one after the other.
        static_cast<void>(lock_seeker(connection, report.seeker));
        const auto made =
            connection
                .select<int>("SELECT count(*) FROM reports WHERE seeker_id = :seeker AND created_at > :after",
                             report.seeker, after)
                .first();
        if (made.value() >= most) return false;
        connection.execute(
            "INSERT INTO reports (id, seeker_id, job_id, reason, text, created_at, handled_at) "
            "VALUES (:id, :seeker, :job, :reason, :text, :created_at, NULL)",
            report.id, report.seeker, report.job, report.reason, report.text, report.created_at);
        return true;
    });
}

domain::ReportPage SqlReportStore::reports(domain::ReportsShown shown, domain::Page page) {
    const std::string condition = shown == domain::ReportsShown::waiting ? "WHERE handled_at IS NULL " : "";
    return database_.snapshot([&](Connection& connection) {
        domain::ReportPage found;
        const auto total =
            connection.select<std::int64_t>("SELECT count(*) FROM reports " + condition).first();
        found.total = static_cast<std::size_t>(total.value());
        found.reports =
            select_reports(connection, condition + "ORDER BY created_at, id LIMIT :limit OFFSET :offset",
                           page.limit, page.offset);
        return found;
    });
}

std::vector<Report> SqlReportStore::reports_of(domain::SeekerId seeker) {
    return database_.read([&](Connection& connection) {
        return select_reports(connection, "WHERE seeker_id = :seeker ORDER BY created_at, id", seeker);
    });
}

bool SqlReportStore::handle(ReportId id, std::string_view outcome, base::Timestamp now) {
    return database_.transaction([&](Connection& connection) {
        return connection.execute("UPDATE reports SET handled_at = :now, outcome = :outcome WHERE id = :id",
                                  now, outcome, id) > 0;
    });
}

}  // namespace hoigung::store
