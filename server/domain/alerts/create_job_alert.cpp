#include "domain/alerts/create_job_alert.hpp"

#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<JobAlert> create_job_alert(SeekerId seeker, const AlertFilter& filter, AlertStore& store,
                                   base::Random& random, base::Timestamp now) {
    const JobAlert alert{JobAlertId::make(now, random), seeker, filter, now};
    return transact(store, seeker, [&](AlertWriter& writer) -> Outcome<JobAlert> {
        if (const auto allowed = require_active_seeker(writer.seeker()); !allowed.ok())
            return allowed.error();
        if (writer.alerts().size() >= kMostJobAlerts) return Refusal::AlertLimitReached;
        writer.put(alert);
        return alert;
    });
}

}  // namespace hoigung::domain
