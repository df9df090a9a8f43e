#pragma once

#include <set>
#include <vector>

#include "domain/alerts/alert_registry.hpp"
#include "store/alert_store.hpp"
#include "store/application_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/delivery_store.hpp"
#include "store/identity_store.hpp"
#include "store/job_state_changes.hpp"
#include "store/notification_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// Matches every job, so that notifications depend only on the stores.
class EveryAlert final : public domain::AlertIndex {
  public:
    void put(domain::JobAlertId id, const domain::AlertFilter&) override { ids_.insert(id); }
    void remove(domain::JobAlertId id) override { ids_.erase(id); }
    [[nodiscard]] std::vector<domain::JobAlertId> matching(const domain::Job&,
                                                           const domain::Company&) const override {
        return {ids_.begin(), ids_.end()};
    }

  private:
    std::set<domain::JobAlertId> ids_;
};

// Alerts and notifications with the stores they run on: a company and two seekers, each with a profile.
class WithAlerts : public OnEachDatabase {
  protected:
    WithAlerts();

    static domain::SeekerId seeker(int number) { return sample_seeker(number).id; }
    static domain::JobAlert alert(int number, int owner);
    void put(const domain::JobAlert& made);
    // Puts the first job into a state.
    void put_job(domain::JobState state);
    int act(base::Timestamp now = sample_time());
    domain::ApplicationId apply(int number);
    void tell_of_closed();
    domain::NotificationList told(int number);

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlIdentityStore identity_{database()};
    SqlApplicationStore applications_{database()};
    SqlAlertStore alerts_{database()};
    SqlNotificationStore notifications_{database()};
    SqlDeliveryStore deliveries_{database()};
    SqlJobStateChanges states_{database()};
    EveryAlert index_;
    domain::AlertRegistry registry_{index_};
};

}  // namespace hoigung::store::testing
