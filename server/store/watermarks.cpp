#include "store/watermarks.hpp"

#include <map>
#include <string_view>

#include <fmt/format.h>

#include "store/candidacy_rows.hpp"
#include "store/change_log.hpp"
#include "store/history.hpp"

namespace hoigung::store {
namespace {

std::string moment_row(std::string_view name, std::string_view query) {
    return fmt::format(" UNION ALL SELECT '{}', ({} LIMIT 1), CAST(NULL AS TEXT)", name, query);
}

std::string presence_row(std::string_view name, std::string_view table_and_condition) {
    return fmt::format(
        " UNION ALL SELECT '{}', CAST(CASE WHEN EXISTS (SELECT 1 FROM {}) THEN 1 END AS BIGINT), "
        "CAST(NULL AS TEXT)",
        name, table_and_condition);
}

std::string text_row(std::string_view name, std::string_view expression) {
    return fmt::format(" UNION ALL SELECT '{}', CAST(NULL AS BIGINT), {}", name, expression);
}

std::string due_row(std::string_view way) {
    return moment_row(fmt::format("due {}", way),
                      fmt::format("SELECT due_at FROM deliveries WHERE way = '{}' AND ended_at IS NULL "
                                  "ORDER BY due_at, id",
                                  way));
}

std::string first_unread(std::string_view column) {
    return fmt::format("SELECT {0} FROM conversations WHERE {0} IS NOT NULL AND {1} ORDER BY {0}", column,
                       of_present_accounts("conversations"));
}

// Rows of a name with a number or a text. Names of queues have a space, so that no counter has the same.
std::string statement_for(const Connection& connection) {
    return "SELECT name, value, CAST(NULL AS TEXT) FROM counters" +
           text_row("catalogue token",
                    "(SELECT token FROM changes WHERE number = "
                    "(SELECT value FROM counters WHERE name = 'change'))") +
           text_row("database history", history_of(connection)) + due_row("mail") + due_row("push") +
           due_row("sms") +
           moment_row("due decision",
                      "SELECT due_at FROM application_decisions ORDER BY due_at, application_id") +
           moment_row("scheduled job",
                      "SELECT d.publish_at FROM employer_job_drafts d JOIN employer_companies c "
                      "ON c.id = d.company_id WHERE d.publish_at IS NOT NULL AND d.held_at IS NULL "
                      "AND c.state = 'verified' AND NOT EXISTS "
                      "(SELECT 1 FROM companies s WHERE s.id = d.company_id AND s.is_suspended) "
                      "ORDER BY d.publish_at, d.id") +
           moment_row("job to close",
                      "SELECT closes_at FROM jobs WHERE state = 'published' ORDER BY closes_at, id") +
           moment_row("seeker message", first_unread("tell_seeker_at")) +
           moment_row("employer message", first_unread("tell_company_at")) +
           moment_row("interview reminder",
                      fmt::format("SELECT remind_at FROM interviews WHERE remind_at IS NOT NULL AND {} "
                                  "ORDER BY remind_at, id",
                                  of_present_accounts("interviews"))) +
           moment_row("untold news", "SELECT due_at FROM untold_news ORDER BY due_at") +
           presence_row("job state", "job_state_changes") + presence_row("webhook event", "webhook_events") +
           presence_row("webhook test", "webhook_deliveries WHERE sent_at IS NULL");
}

struct NamedCells {
    std::optional<std::int64_t> number;
    std::optional<std::string> text;
};

using NamedRows = std::map<std::string, NamedCells, std::less<>>;

NamedRows named_rows(Connection& connection) {
    NamedRows rows;
    connection
        .select<std::string, std::optional<std::int64_t>, std::optional<std::string>>(
            statement_for(connection))
        .each([&](const std::string& name, std::optional<std::int64_t> number,
                  std::optional<std::string> text) {
            rows[name] = {number, std::move(text)};
        });
    return rows;
}

}  // namespace

Watermarks read_watermarks(Database& database) {
    Watermarks marks;
    marks.read_at = std::chrono::steady_clock::now();
    const NamedRows rows = database.read([](Connection& connection) { return named_rows(connection); });
    const auto cells = [&](std::string_view name) {
        const auto found = rows.find(name);
        return found == rows.end() ? NamedCells{} : found->second;
    };
    const auto number = [&](std::string_view name) { return cells(name).number.value_or(0); };
    const auto moment = [&](std::string_view name) -> std::optional<base::Timestamp> {
        const auto found = cells(name).number;
        if (!found) return std::nullopt;
        return base::Timestamp(std::chrono::milliseconds(*found));
    };
    marks.catalogue = number("change");
    marks.catalogue_token = cells("catalogue token").text.value_or(kNoToken);
    marks.identity = number("identity");
    marks.history = cells("database history").text.value_or("");
    marks.applications = number("application");
    marks.seekers_told = number("application_told");
    marks.employers_told = number("employer_told");
    marks.partners_told = number("webhook");
    marks.candidacies = number("contact");
    marks.portal_access = number("portal_access");
    marks.news = number("news");
    marks.mail = moment("due mail");
    marks.push = moment("due push");
    marks.sms = moment("due sms");
    marks.decision = moment("due decision");
    marks.scheduled_job = moment("scheduled job");
    marks.job_to_close = moment("job to close");
    marks.seeker_message = moment("seeker message");
    marks.employer_message = moment("employer message");
    marks.interview_reminder = moment("interview reminder");
    marks.untold_news = moment("untold news");
    marks.has_job_state = number("job state") > 0;
    marks.has_webhook_event = number("webhook event") > 0;
    marks.has_webhook_test = number("webhook test") > 0;
    return marks;
}

}  // namespace hoigung::store
