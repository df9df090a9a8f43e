#include "domain/alerts/delete_job_alerts.hpp"

#include <algorithm>

#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {

Outcome<std::vector<JobAlertId>> delete_job_alerts(SeekerId seeker, std::span<const std::string_view> ids,
                                                   AlertStore& store) {
    if (ids.empty()) return Refusal::AlertIdsEmpty;
    std::vector<JobAlertId> wanted;
    for (const std::string_view text : ids) {
        const auto id = JobAlertId::parse(text);
        if (!id) return Refusal::IdNotFound;
        if (std::ranges::find(wanted, *id) == wanted.end()) wanted.push_back(*id);
    }
    Outcome<std::vector<JobAlertId>> outcome = wanted;
    store.write(seeker, [&](AlertWriter& writer) {
        outcome = wanted;
        if (const auto allowed = require_seeker(writer.seeker()); !allowed.ok()) {
            outcome = allowed.error();
            return;
        }
        const auto alerts = writer.alerts();
        const auto is_own = [&](JobAlertId id) {
            return std::ranges::find(alerts, id, &JobAlert::id) != alerts.end();
        };
        if (!std::ranges::all_of(wanted, is_own)) {
            outcome = Refusal::IdNotFound;
            return;
        }
        for (const JobAlertId id : wanted) writer.remove(id);
    });
    return outcome;
}

}  // namespace hoigung::domain
