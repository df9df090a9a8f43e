#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "domain/alerts/alert_registry.hpp"
#include "endpoints/seeker/alerts.hpp"
#include "search/alerts.hpp"

namespace hoigung::app {

// Alerts and notifications, and the tasks that write notifications. The tasks have their own thread, so that
// slow tasks of other modules do not delay them.
class AlertsModule {
  public:
    AlertsModule(Runtime& runtime, Stores& stores, const CatalogueModule& catalogue);

    // The dependencies of the endpoints.
    [[nodiscard]] const endpoints::Alerts& dependencies() const { return dependencies_; }

  private:
    const endpoints::Alerts dependencies_;
    // Filled when this process first runs the task, and kept up to date from then on.
    search::Alerts index_;
    domain::AlertRegistry registry_{index_};
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
