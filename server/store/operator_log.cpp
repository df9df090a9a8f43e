#include "store/operator_log.hpp"

#include <limits>

#include "store/counters.hpp"

namespace hoigung::store {
namespace {

using domain::LogEntry;
using domain::LogLine;

template <class... Params>
std::vector<LogEntry> select_entries(Connection& connection, std::string_view rest, const Params&... params) {
    std::vector<LogEntry> entries;
    connection
        .select<std::int64_t, base::Timestamp, domain::ActorKind, std::string, std::string, std::string,
                std::string, std::string, std::optional<std::string>>(
            std::string("SELECT l.number, l.at, l.actor_kind, l.actor, l.act, l.subject, l.reason_digest, "
                        "l.seal, r.reason FROM operator_log l LEFT JOIN operator_reasons r ON r.number = "
                        "l.number ")
                .append(rest),
            params...)
        .each_of(connection.unreadable_rows(), "operator_log", IfUnreadable::left_out,
                 [&](std::int64_t number, base::Timestamp at, domain::ActorKind kind, std::string actor,
                     std::string act, std::string subject, std::string digest, std::string seal,
                     std::optional<std::string> reason) {
                     entries.push_back({LogLine{number,
                                                at,
                                                {kind, std::move(actor)},
                                                std::move(act),
                                                std::move(subject),
                                                std::move(digest),
                                                std::move(seal)},
                                        std::move(reason)});
                 });
    return entries;
}

std::string seal_of(Connection& connection, std::int64_t number) {
    return connection.select<std::string>("SELECT seal FROM operator_log WHERE number = :number", number)
        .first()
        .value_or("");
}

}  // namespace

void SqlOperatorLog::note(const domain::ActDone& done) {
    // Everybody who acts locks the last line's number, so it is taken last.
    if (auto* running = RunningTransaction::of(database_))
        return running->at_the_end([this, done](Connection& connection) { append(connection, done); });
    database_.transaction([&](Connection& connection) { append(connection, done); }, Repeat::safe);
}

void SqlOperatorLog::append(Connection& connection, const domain::ActDone& done) const {
    const std::int64_t number = advance_counter(connection, "operator_log");
    LogLine line{number, done.at, done.actor, std::string(base::name_of(done.act)), done.subject, "", ""};
    if (!done.reason.text.empty()) {
        line.reason_digest = seals_.digest(number, done.reason.text);
        connection.execute(
            "INSERT INTO operator_reasons (number, about, reason) VALUES (:number, :about, :reason)", number,
            done.reason.about.empty() ? done.subject : done.reason.about, done.reason.text);
    }
    line.seal = seals_.seal(line, seal_of(connection, number - 1));
    connection.execute(
        "INSERT INTO operator_log (number, at, actor_kind, actor, act, subject, reason_digest, seal) "
        "VALUES (:number, :at, :actor_kind, :actor, :act, :subject, :reason_digest, :seal)",
        number, line.at, line.actor.kind, line.actor.name, line.act, line.subject, line.reason_digest,
        line.seal);
}

std::vector<LogEntry> SqlOperatorLog::entries(const domain::LogFilter& filter, int limit) {
    // A condition that is not asked for is true of every row, so that the others find their index.
    const auto condition = [](const std::optional<std::string>& wanted, std::string_view column,
                              std::string_view name) {
        return wanted ? std::string("l.").append(column).append(" = :").append(name)
                      : std::string("CAST(:").append(name).append(" AS TEXT) IS NOT NULL");
    };
    const std::string conditions = "WHERE " + condition(filter.actor, "actor", "actor") + " AND " +
                                   condition(filter.act, "act", "act") + " AND " +
                                   condition(filter.subject, "subject", "subject") +
                                   " AND l.at >= :from_at AND l.at < :until_at AND l.number < :before ORDER "
                                   "BY l.number DESC LIMIT :most";
    constexpr base::Timestamp kNever{std::chrono::milliseconds{253402300799999}};
    return database_.read([&](Connection& connection) {
        return select_entries(connection, conditions, filter.actor.value_or(""), filter.act.value_or(""),
                              filter.subject.value_or(""), filter.from.value_or(base::Timestamp{}),
                              filter.until.value_or(kNever),
                              filter.before.value_or(std::numeric_limits<std::int64_t>::max()), limit);
    });
}

domain::LogHead SqlOperatorLog::head() {
    return database_.snapshot([](Connection& connection) {
        const auto number =
            connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'operator_log'")
                .first()
                .value();
        return domain::LogHead{number, seal_of(connection, number)};
    });
}

void SqlOperatorLog::each(const std::function<void(const LogEntry&)>& visit) {
    constexpr std::int64_t kAtOnce = 1000;
    const std::int64_t last = head().number;
    for (std::int64_t after = 0; after < last; after += kAtOnce) {
        const auto entries = database_.read([&](Connection& connection) {
            return select_entries(connection,
                                  "WHERE l.number > :after AND l.number <= :up_to ORDER BY l.number", after,
                                  after + kAtOnce);
        });
        for (const LogEntry& entry : entries) visit(entry);
    }
}

void forget_reasons(Connection& connection, std::string_view about) {
    connection.execute("DELETE FROM operator_reasons WHERE about = :about", about);
}

void forget_reasons_about_seeker(Connection& connection, domain::SeekerId seeker) {
    forget_reasons(connection, seeker.text());
    connection.execute(
        "DELETE FROM operator_reasons WHERE about IN (SELECT id FROM reports WHERE seeker_id = :seeker)",
        seeker);
    connection.execute(
        "DELETE FROM operator_reasons WHERE about IN (SELECT m.id FROM message_reports m "
        "JOIN applications a ON a.id = m.application_id WHERE a.seeker_id = :seeker)",
        seeker);
}

}  // namespace hoigung::store
