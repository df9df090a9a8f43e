#include "store/change_log.hpp"

#include <span>

#include <fmt/format.h>

#include "base/random.hpp"
#include "base/text.hpp"
#include "store/counters.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

std::string random_token() {
    std::string bytes(8, '\0');
    base::SystemRandom().fill(std::as_writable_bytes(std::span(bytes)));
    return base::hex_text(bytes);
}

}  // namespace

ChangeLog::ChangeLog(Connection& connection) : connection_(connection) {
    static_cast<void>(connection
                          .select<std::int64_t>(fmt::format(
                              "SELECT value FROM counters WHERE name = 'change'{}", connection.for_update()))
                          .first());
}

void ChangeLog::note(ChangeKind kind, std::string entity_id) {
    noted_.emplace(kind, std::move(entity_id));
}

void ChangeLog::note_state(domain::JobId job, std::optional<domain::JobState> from, domain::JobState to) {
    states_.push_back({0, job, from, to});
}

void ChangeLog::write(base::Timestamp now) {
    if (noted_.empty()) return;
    const auto count = static_cast<std::int64_t>(noted_.size());
    const std::int64_t last = advance_counter(connection_, "change", count);
    std::int64_t number = last - count;
    const std::string token = random_token();
    connection_.execute(
        fmt::format("INSERT INTO changes (number, kind, entity_id, at, token) "
                    "SELECT number, kind, entity_id, CAST(:at AS BIGINT), CAST(:token AS TEXT) FROM {}",
                    row_list(connection_, {{"number", "BIGINT"}, {"kind", "TEXT"}, {"entity_id", "TEXT"}})),
        now, token, json_rows(noted_, [&](base::JsonWriter& json, const auto& noted) {
            json.member("number", ++number)
                .member("kind", base::name_of(noted.first))
                .member("entity_id", noted.second);
        }));
    write_states(last);
}

void ChangeLog::write_states(std::int64_t version) {
    if (states_.empty()) return;
    const auto count = static_cast<std::int64_t>(states_.size());
    std::int64_t number = advance_counter(connection_, "job_state", count) - count;
    connection_.execute(
        fmt::format(
            "INSERT INTO job_state_changes (number, version, job_id, from_state, to_state) "
            "SELECT number, CAST(:version AS BIGINT), job_id, from_state, to_state FROM {}",
            row_list(
                connection_,
                {{"number", "BIGINT"}, {"job_id", "TEXT"}, {"from_state", "TEXT"}, {"to_state", "TEXT"}})),
        version, json_rows(states_, [&](base::JsonWriter& json, const domain::JobStateChange& change) {
            json.member("number", ++number).member("job_id", change.job.text());
            if (change.from) json.member("from_state", base::name_of(*change.from));
            json.member("to_state", base::name_of(change.to));
        }));
}

LastChange last_change(Connection& connection, std::int64_t seen) {
    const auto last = connection
                          .select<std::int64_t, std::optional<std::string>, std::optional<std::string>>(
                              "SELECT value, (SELECT token FROM changes WHERE number = value), "
                              "(SELECT token FROM changes WHERE number = :seen) "
                              "FROM counters WHERE name = 'change'",
                              seen)
                          .first()
                          .value();
    return {std::get<0>(last), std::get<1>(last).value_or(kNoToken), std::get<2>(last).value_or(kNoToken)};
}

}  // namespace hoigung::store
