#include "store/testing/with_alerts.hpp"

#include "domain/alerts/act_on_job_states.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/notifications/tell_of_applications.hpp"

namespace hoigung::store::testing {

using domain::JobAlert;
using domain::JobAlertId;

WithAlerts::WithAlerts() {
    catalogue_.write([](domain::CatalogueWriter& writer) { writer.put(sample_company(1)); });
    for (const int number : {1, 2}) {
        add_seeker(database(), sample_seeker(number));
        put_profile(database(), seeker(number), sample_profile(number));
    }
}

JobAlert WithAlerts::alert(int number, int owner) {
    JobAlert made{sample_id<JobAlertId>('a', number), seeker(owner), {}, sample_time()};
    made.filter.term = "侍應";
    made.filter.districts = {"030503"};
    made.filter.employments = {domain::Employment::part_time, domain::Employment::temp};
    made.filter.max_hours_per_day = number;
    made.filter.monthly_rate = 15000;
    return made;
}

void WithAlerts::put(const JobAlert& made) {
    alerts_.write(made.seeker, [&](domain::AlertWriter& writer) { writer.put(made); });
}

void WithAlerts::put_job(domain::JobState state) {
    auto job = sample_job(1);
    job.state = state;
    job.expires_at = sample_time() + std::chrono::days{60};
    job.posting.end_date.reset();
    catalogue_.write([&](domain::CatalogueWriter& writer) { writer.put(job); });
}

int WithAlerts::act(base::Timestamp now) {
    return domain::act_on_job_states(domain::Catalogue(catalogue_.load()), states_, alerts_, registry_,
                                     notifications_, random_, now);
}

domain::ApplicationId WithAlerts::apply(int number) {
    return domain::apply_job({seeker(number),
                              sample_job(1).id.text(),
                              {sample_job(1).posting.addresses.front().id.text()},
                              ""},
                             applications_, random_, sample_time())
        .value();
}

void WithAlerts::tell_of_closed() {
    domain::tell_of_applications(applications_, deliveries_, random_, sample_time());
}

domain::NotificationList WithAlerts::told(int number) {
    return notifications_.notifications_of(seeker(number), domain::kNotificationTypes, {0, 30});
}

}  // namespace hoigung::store::testing
