#pragma once

#include <memory>
#include <string>

#include "app/background_tasks.hpp"
#include "domain/alerts/alert_book.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/catalogue/board.hpp"
#include "endpoints/alerts.hpp"
#include "search/alerts.hpp"
#include "store/alert_store.hpp"
#include "store/job_state_changes.hpp"
#include "store/notification_store.hpp"

namespace hoigung::app {

// Alerts and notifications, and the tasks that tell seekers what is new. The tasks have a thread of their
// own: no slow one may keep people waiting for news.
class SeekerNews {
  public:
    SeekerNews(store::Database& database, domain::LeaseStore& leases, std::string process,
               const domain::Board& board, domain::ApplicationStore& applications,
               std::shared_ptr<const search::Dictionary> dictionary, const base::Clock& clock,
               base::Random& random);

    // What the calls stand on.
    [[nodiscard]] const endpoints::Alerts& calls() const { return calls_; }
    void start() { tasks_.start(); }
    void stop() { tasks_.stop(); }
    // Drops notifications that nobody will look for any more.
    void sweep();

  private:
    const domain::Board& board_;
    domain::ApplicationStore& applications_;
    const base::Clock& clock_;
    base::Random& random_;
    store::SqlAlertStore alerts_;
    store::SqlNotificationStore notifications_;
    store::SqlJobStateChanges job_states_;
    const endpoints::Alerts calls_{alerts_, notifications_};
    // Filled when this process is the first to do the work, and kept up from then on.
    search::Alerts index_;
    domain::AlertBook book_{index_};
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
