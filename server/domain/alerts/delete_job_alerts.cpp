#include "domain/alerts/delete_job_alerts.hpp"

#include <algorithm>

#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

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
    return transact(store, seeker, [&](AlertWriter& writer) -> Outcome<std::vector<JobAlertId>> {
        if (const auto allowed = require_seeker(writer.seeker()); !allowed.ok()) return allowed.error();
        const auto alerts = writer.alerts();
        const auto is_own = [&](JobAlertId id) {
            return std::ranges::find(alerts, id, &JobAlert::id) != alerts.end();
        };
        if (!std::ranges::all_of(wanted, is_own)) return Refusal::IdNotFound;
        for (const JobAlertId id : wanted) writer.remove(id);
        return wanted;
    });
}

}  // namespace hoigung::domain
