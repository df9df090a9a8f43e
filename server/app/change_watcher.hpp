#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "store/change_listener.hpp"
#include "store/watermarks.hpp"

namespace hoigung::app {

// Watches the database for all that follow it: one statement several times a second reads how far every log
// goes and when the items of every queue are due. It reads at once after a commit of this process and, on
// PostgreSQL, after one of another process (store::ChangeListener); the regular reads find what nobody told.
class ChangeWatcher {
  public:
    // Called on the watcher's thread; must not block. Null when the database did not answer, and once when it
    // answers again: then followers look for themselves, so that each notices.
    using Tell = std::function<void(const store::Watermarks* marks)>;

    // Keeps being told while it lives. Its end waits until the function is no longer running.
    class Following {
      public:
        Following(ChangeWatcher& watcher, Tell tell) : watcher_(watcher) {
            watcher_.add(this, std::move(tell));
        }
        Following(const Following&) = delete;
        Following& operator=(const Following&) = delete;
        ~Following() { watcher_.remove(this); }

      private:
        ChangeWatcher& watcher_;
    };

    // Begins to watch with its first follower.
    explicit ChangeWatcher(store::Database& database) : database_(database) {}
    ~ChangeWatcher();
    ChangeWatcher(const ChangeWatcher&) = delete;
    ChangeWatcher& operator=(const ChangeWatcher&) = delete;

    // How often the watermarks were read, or could not be.
    [[nodiscard]] std::int64_t reads() const { return reads_; }
    // Whether PostgreSQL tells of the commits of other processes at present.
    [[nodiscard]] bool is_listening() const;

  private:
    void add(const Following* follower, Tell tell);
    void remove(const Following* follower);
    void start();
    void wake();
    void watch();
    // False when the watcher has to stop.
    [[nodiscard]] bool wait();
    void read();
    void tell(const store::Watermarks* marks);

    store::Database& database_;
    std::atomic<std::int64_t> reads_ = 0;
    bool is_connected_ = true;
    std::chrono::steady_clock::time_point last_read_;

    std::mutex followers_mutex_;
    std::map<const Following*, Tell> followers_;

    mutable std::mutex mutex_;
    std::condition_variable woken_;
    bool is_woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
    // Only for PostgreSQL, once the watcher has begun.
    std::unique_ptr<store::ChangeListener> listener_;
};

}  // namespace hoigung::app
