#include "store/job_state_changes.hpp"

namespace hoigung::store {

bool SqlJobStateChanges::any() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT number FROM job_state_changes LIMIT 1")
            .first()
            .has_value();
    });
}

std::vector<domain::JobStateChange> SqlJobStateChanges::waiting(std::int64_t version, int limit) {
    std::vector<domain::JobStateChange> changes;
    database_.read([&](Connection& connection) {
        connection
            .select<std::int64_t, domain::JobId, std::optional<std::string>, std::string>(
                "SELECT number, job_id, from_state, to_state FROM job_state_changes "
                "WHERE version <= :version ORDER BY number LIMIT :limit",
                version, limit)
            .each([&](std::int64_t number, domain::JobId job, const std::optional<std::string>& from,
                      const std::string& to) {
                // A state that this version does not know counts as not published.
                const auto known = [](const std::string& state) {
                    return base::parse_enum<domain::JobState>(state).value_or(domain::JobState::suspended);
                };
                changes.push_back(
                    {number, job, from ? std::optional(known(*from)) : std::nullopt, known(to)});
            });
    });
    return changes;
}

void SqlJobStateChanges::done(std::int64_t number) {
    database_.transaction([&](Connection& connection) {
        connection.execute("DELETE FROM job_state_changes WHERE number <= :number", number);
    });
}

}  // namespace hoigung::store
