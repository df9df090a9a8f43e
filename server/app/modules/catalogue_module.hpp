#pragma once

#include <memory>

#include "app/background_tasks.hpp"
#include "app/catalogue_follower.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "app/operator_lists.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "search/dictionary.hpp"
#include "search/job_type_words.hpp"

namespace hoigung::app {

// The public catalogue in memory, with its search index, kept up to date with the store.
class CatalogueModule {
  public:
    CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores);

    [[nodiscard]] const domain::ReferenceLists& lists() const { return lists_; }
    [[nodiscard]] const std::shared_ptr<const search::Dictionary>& dictionary() const { return dictionary_; }
    [[nodiscard]] const domain::JobTypeNames& type_names() const { return type_names_; }
    [[nodiscard]] const domain::LiveCatalogue& live() const { return live_catalogue_; }
    // Shows at once what this process has just written.
    void poll_now() { follower_.poll_now(); }

  private:
    CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores, OperatorLists lists);

    const domain::ReferenceLists lists_;
    const std::shared_ptr<const search::Dictionary> dictionary_;
    const search::JobTypeWords type_names_;
    domain::LiveCatalogue live_catalogue_;
    CatalogueFollower follower_;
    std::optional<ChangeWatcher::Following> following_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
