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

namespace hoigung::app {

// Keeps the live catalogue and its search index up to date with the store: it polls for changes several times
// a second, so that what another process wrote is shown within one. While the store is out of reach the
// catalogue stays as it was.
class CatalogueFollower {
  public:
    // `index_file` is where the search index is kept from one start to the next, and for other nodes; empty
    // for nowhere. `connected` tells whether the last look at the store succeeded.
    CatalogueFollower(domain::CatalogueStore& store, domain::LiveCatalogue& live_catalogue,
                      std::shared_ptr<const search::Dictionary> dictionary, std::filesystem::path index_file,
                      std::atomic<bool>& connected, base::Metrics& metrics, const base::Clock& clock);
    ~CatalogueFollower();
    CatalogueFollower(const CatalogueFollower&) = delete;
    CatalogueFollower& operator=(const CatalogueFollower&) = delete;

    // Where companies and jobs are kept as well, in a file beside the index.
    void keep_catalogue_in(std::filesystem::path file) { catalogue_file_ = std::move(file); }

    // Loads everything; throws when the store cannot be read.
    void load();
    void start();
    // Stops following and saves the search index.
    void stop();
    // Something was written here: polls at once.
    void poll_now();
    // Whether the last load began with what was saved.
    [[nodiscard]] bool began_with_saved() const { return began_with_saved_; }
    // Saves the search index as it is now, and what is kept beside it, for other nodes and for the next
    // start, unless it is saved already.
    void save_index();

  private:
    void follow();
    // What was saved, with what has changed since; or everything from the store.
    [[nodiscard]] domain::Catalogue load_catalogue();
    [[nodiscard]] search::Index load_index(const domain::Catalogue& catalogue);
    // Whether anything has changed.
    bool poll();
    // After a change that took this long to follow.
    void rest_after(std::chrono::steady_clock::duration work);
    // Lets jobs go that were closed long ago, now and then.
    void leave_old_jobs();
    void publish(domain::Catalogue catalogue, std::shared_ptr<const search::Index> index,
                 domain::RecentChanges recent_changes);
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
    // The index of the snapshot that is published.
    std::shared_ptr<const search::Index> index_;
    // What was written before this moment is in the snapshot.
    domain::RecentChanges::Time complete_until_;
    prometheus::Gauge& open_jobs_;
    prometheus::Gauge& jobs_;
    prometheus::Gauge& version_;

    std::mutex saving_;
    // Which state the file was made from, as far as this process knows.
    std::optional<search::SavedIndex::Origin> saved_;

    std::mutex mutex_;
    std::condition_variable woken_;
    bool poll_requested_ = false;
    bool stopping_ = false;
    std::thread thread_;

    struct Merger {
        search::MergePlan plan;
        std::shared_ptr<const search::Segment> segment;
    };
    // Running, or ready to be published; there is none when the future is not valid.
    std::future<Merger> merger_;
};

}  // namespace hoigung::app
