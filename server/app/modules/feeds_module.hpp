#pragma once

#include <atomic>
#include <map>

#include "app/background_tasks.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"

namespace hoigung::app {

// Reads the feeds of the settings when they are due, and renews a demonstration catalogue every day.
class FeedsModule {
  public:
    FeedsModule(Runtime& runtime, Operations& operations, Stores& stores, CatalogueModule& catalogue);
    ~FeedsModule();

  private:
    [[nodiscard]] bool is_due(const FeedSetting& feed);
    void read(const FeedSetting& feed);
    void show(const std::string& name, const std::optional<domain::FeedState>& feed);
    void renew_demonstration();

    Runtime& runtime_;
    Operations& operations_;
    Stores& stores_;
    CatalogueModule& catalogue_;
    std::atomic<bool> stopping_ = false;
    // When this process last tried each feed, so that a failing feed is not retried without a pause.
    std::map<std::string, base::Timestamp> tried_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
