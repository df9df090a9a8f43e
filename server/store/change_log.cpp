#include "store/change_log.hpp"

#include <fmt/format.h>

namespace hoigung::store {

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
    const auto last =
        connection_
            .select<std::int64_t>(
                "UPDATE counters SET value = value + :n WHERE name = 'change' RETURNING value", count)
            .first();
    std::int64_t number = last.value() - count;
    for (const auto& [kind, entity_id] : noted_) {
        connection_.execute(
            "INSERT INTO changes (number, kind, entity_id, at) VALUES (:number, :kind, :entity_id, :at)",
            ++number, kind, entity_id, now);
    }
    write_states(last.value());
}

void ChangeLog::write_states(std::int64_t version) {
    for (const domain::JobStateChange& change : states_) {
        const auto number =
            connection_
                .select<std::int64_t>(
                    "UPDATE counters SET value = value + 1 WHERE name = 'job_state' RETURNING value")
                .first();
        connection_.execute(
            "INSERT INTO job_state_changes (number, version, job_id, from_state, to_state) "
            "VALUES (:number, :version, :job, :from, :to)",
            number.value(), version, change.job, change.from, change.to);
    }
}

std::int64_t last_change(Connection& connection) {
    const auto value =
        connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'change'").first();
    return value.value();
}

}  // namespace hoigung::store
