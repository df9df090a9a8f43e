#include "domain/alerts/update_job_alert.hpp"

#include <algorithm>

#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {

Outcome<JobAlert> update_job_alert(SeekerId seeker, std::string_view id, const AlertFilter& filter,
                                   AlertStore& store) {
    const auto wanted = JobAlertId::parse(id);
    Outcome<JobAlert> outcome = Refusal::IdNotFound;
    store.write(seeker, [&](AlertWriter& writer) {
        outcome = Refusal::IdNotFound;
        if (const auto allowed = require_active_seeker(writer.seeker()); !allowed.ok()) {
            outcome = allowed.error();
            return;
        }
        const auto alerts = writer.alerts();
        const auto found = std::ranges::find(alerts, wanted, &JobAlert::id);
        if (found == alerts.end()) return;
        JobAlert alert = *found;
        alert.filter = filter;
        writer.put(alert);
        outcome = std::move(alert);
    });
    return outcome;
}

}  // namespace hoigung::domain
