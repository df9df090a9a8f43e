#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"

namespace hoigung::app {

// Closes expired jobs and removes data that is no longer needed.
class HousekeepingModule {
  public:
    HousekeepingModule(Runtime& runtime, Operations& operations, Stores& stores, CatalogueModule& catalogue);
    ~HousekeepingModule();

  private:
    void close_due_jobs();
    void purge();
    void sweep_pictures();
    void sweep_events();
    void trim_events();

    Runtime& runtime_;
    Operations& operations_;
    Stores& stores_;
    CatalogueModule& catalogue_;
    prometheus::Counter& events_dropped_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
