#pragma once

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

#include "base/metrics.hpp"
#include "domain/catalogue/board.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "search/index.hpp"

namespace hoigung::app {

// Keeps the board, catalogue and search index as one, up to date with the store: it looks for changes several
// times a second, so that what another process wrote is shown within one. While the store is out of reach the
// board stays as it was.
class CatalogueFollower {
  public:
    // `index_file` is where the search index is kept from one start to the next; empty for nowhere.
    CatalogueFollower(domain::CatalogueStore& store, domain::Board& board,
                      std::shared_ptr<const search::Dictionary> dictionary, std::filesystem::path index_file,
                      base::Metrics& metrics);
    ~CatalogueFollower();
    CatalogueFollower(const CatalogueFollower&) = delete;
    CatalogueFollower& operator=(const CatalogueFollower&) = delete;

    // Loads everything; throws when the store cannot be read.
    void load();
    void start();
    // Ends the following and saves the search index.
    void stop();
    // Something was written here: look now.
    void hurry();

    // Whether the last look at the store succeeded.
    [[nodiscard]] bool in_touch() const { return in_touch_; }

  private:
    void follow();
    void look();
    void show(domain::Catalogue catalogue, std::shared_ptr<const search::Index> index);
    // Merges segments of the index when some are due; true when it did.
    bool merge_segments();

    domain::CatalogueStore& store_;
    domain::Board& board_;
    const std::shared_ptr<const search::Dictionary> dictionary_;
    const std::filesystem::path index_file_;
    // The index of the view that is shown.
    std::shared_ptr<const search::Index> index_;
    prometheus::Gauge& open_jobs_;
    prometheus::Gauge& version_;
    std::atomic<bool> in_touch_ = false;

    std::mutex mutex_;
    std::condition_variable woken_;
    bool hurried_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
