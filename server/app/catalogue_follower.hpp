#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <thread>

#include "base/metrics.hpp"
#include "base/time.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "search/index.hpp"
#include "search/saved_index.hpp"
#include "store/watermarks.hpp"

namespace hoigung::app {

// Keeps the live catalogue and its search index up to date with the store. It polls for changes when it is
// told that there are some, so that another process's changes are shown within a second. While the store
// cannot be reached the catalogue stays as it was.
class CatalogueFollower {
  public:
    // `index_file` keeps the search index for the next start and for other nodes; empty for none. `connected`
    // is set to whether the last poll of the store succeeded.
    CatalogueFollower(domain::CatalogueStore& store, domain::LiveCatalogue& live_catalogue,
                      std::shared_ptr<const search::Dictionary> dictionary, std::filesystem::path index_file,
                      std::atomic<bool>& connected, base::Metrics& metrics, const base::Clock& clock);
    ~CatalogueFollower();
    CatalogueFollower(const CatalogueFollower&) = delete;
    CatalogueFollower& operator=(const CatalogueFollower&) = delete;

    // Also keeps companies and jobs in this file, beside the index.
    void keep_catalogue_in(std::filesystem::path file) { catalogue_file_ = std::move(file); }

    // Loads everything; throws when the store cannot be read.
    void load();
    void start();
    // Stops following and saves the search index.
    void stop();
    // Polls at once, after this process has written something.
    void poll_now();
    // Polls if the catalogue is not the one of these watermarks, or if there are none (ChangeWatcher).
    void told(const store::Watermarks* marks);
    // Whether the last load started from the saved catalogue.
    [[nodiscard]] bool began_with_saved() const { return began_with_saved_; }
    // Saves the search index, and the catalogue beside it, for other nodes and for the next start, unless the
    // saved ones are current.
    void save_index();

  private:
    void follow();
    // Loads the saved catalogue and later changes, or else everything from the store.
    [[nodiscard]] domain::Catalogue load_catalogue();
    [[nodiscard]] search::Index load_index(const domain::Catalogue& catalogue);
    // Returns whether anything has changed.
    bool poll();
    // Returns the moment that was set before.
    domain::RecentChanges::Time set_complete_until(domain::RecentChanges::Time moment);
    // Pauses after a change that took this long to process.
    void rest_after(std::chrono::steady_clock::duration work);
    // Drops jobs that were closed long ago from memory, every hour.
    void leave_old_jobs();
    void publish(domain::Catalogue catalogue, std::shared_ptr<const search::Index> index,
                 domain::RecentChanges recent_changes, std::shared_ptr<const domain::PayTable> pay_table);
    // Publishes a finished segment merge, and starts the next one when it is due. The merge runs in the
    // background, so that no change waits for it.
    void merge_segments();

    domain::CatalogueStore& store_;
    domain::LiveCatalogue& live_catalogue_;
    const std::shared_ptr<const search::Dictionary> dictionary_;
    const std::filesystem::path index_file_;
    std::filesystem::path catalogue_file_;
    std::atomic<bool> began_with_saved_ = false;
    std::atomic<bool>& connected_;
    const base::Clock& clock_;
    // The index of the published snapshot.
    std::shared_ptr<const search::Index> index_;
    prometheus::Gauge& open_jobs_;
    prometheus::Gauge& jobs_;
    prometheus::Gauge& version_;

    std::mutex saving_;
    // The state from which the saved file was made, as far as this process knows.
    std::optional<search::SavedIndex::Origin> saved_;

    std::mutex mutex_;
    std::condition_variable woken_;
    // The snapshot has everything that was written before this moment.
    domain::RecentChanges::Time complete_until_;
    bool poll_requested_ = false;
    bool stopping_ = false;
    std::thread thread_;

    struct Merger {
        search::MergePlan plan;
        std::shared_ptr<const search::Segment> segment;
    };
    // The merge that runs or waits to be published. The future is not valid while no merge is under way.
    std::future<Merger> merger_;
};

}  // namespace hoigung::app
