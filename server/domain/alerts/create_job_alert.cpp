#include "domain/alerts/create_job_alert.hpp"

#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {

Outcome<JobAlert> create_job_alert(SeekerId seeker, const AlertFilter& filter, AlertStore& store,
                                   base::Random& random, base::Timestamp now) {
    const JobAlert alert{JobAlertId::make(now, random), seeker, filter, now};
    Outcome<JobAlert> outcome = alert;
    store.write(seeker, [&](AlertWriter& writer) {
        outcome = alert;
        if (const auto allowed = require_active_seeker(writer.seeker()); !allowed.ok()) {
            outcome = allowed.error();
        } else if (writer.alerts().size() >= kMostJobAlerts) {
            outcome = Refusal::AlertLimitReached;
        } else {
            writer.put(alert);
        }
    });
    return outcome;
}

}  // namespace hoigung::domain
