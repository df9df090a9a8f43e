#include "domain/alerts/update_job_alert.hpp"

#include <algorithm>

#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<JobAlert> update_job_alert(SeekerId seeker, std::string_view id, const AlertFilter& filter,
                                   AlertStore& store) {
    const auto wanted = JobAlertId::parse(id);
    return transact(store, seeker, [&](AlertWriter& writer) -> Outcome<JobAlert> {
        if (const auto allowed = require_active_seeker(writer.seeker()); !allowed.ok())
            return allowed.error();
        const auto alerts = writer.alerts();
        const auto found = std::ranges::find(alerts, wanted, &JobAlert::id);
        if (found == alerts.end()) return Refusal::IdNotFound;
        JobAlert alert = *found;
        alert.filter = filter;
        writer.put(alert);
        return alert;
    });
}

}  // namespace hoigung::domain
