#include "app/change_watcher.hpp"

#include <utility>

#include "base/log.hpp"

namespace hoigung::app {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kInterval{200};
// While PostgreSQL tells of changes, the regular reads only find what is due, and changes of processes that
// do not tell.
constexpr milliseconds kIntervalWhileListening{500};
// Commits that follow each other this closely are read together.
constexpr milliseconds kLeastInterval{50};

}  // namespace

ChangeWatcher::~ChangeWatcher() {
    database_.change_signal().on_change(nullptr);
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void ChangeWatcher::add(const Following* follower, Tell tell) {
    const std::lock_guard lock(followers_mutex_);
    followers_[follower] = std::move(tell);
    if (!thread_.joinable()) start();
}

void ChangeWatcher::remove(const Following* follower) {
    const std::lock_guard lock(followers_mutex_);
    followers_.erase(follower);
}

void ChangeWatcher::start() {
    database_.change_signal().on_change([this] { wake(); });
    const std::lock_guard lock(mutex_);
    if (database_.url().dialect == store::Dialect::postgresql)
        listener_ = std::make_unique<store::ChangeListener>(
            database_.url(), database_.change_signal().sender(), [this] { wake(); });
    thread_ = std::thread([this] { watch(); });
}

bool ChangeWatcher::is_listening() const {
    const std::lock_guard lock(mutex_);
    return listener_ && listener_->is_listening();
}

void ChangeWatcher::wake() {
    {
        const std::lock_guard lock(mutex_);
        is_woken_ = true;
    }
    woken_.notify_all();
}

void ChangeWatcher::watch() {
    while (wait()) read();
}

bool ChangeWatcher::wait() {
    std::unique_lock lock(mutex_);
    const auto interval = listener_ && listener_->is_listening() ? kIntervalWhileListening : kInterval;
    woken_.wait_until(lock, last_read_ + interval, [this] { return is_woken_ || stopping_; });
    woken_.wait_until(lock, last_read_ + kLeastInterval, [this] { return stopping_; });
    is_woken_ = false;
    return !stopping_;
}

void ChangeWatcher::read() {
    last_read_ = std::chrono::steady_clock::now();
    ++reads_;
    try {
        const store::Watermarks marks = store::read_watermarks(database_);
        if (!std::exchange(is_connected_, true)) {
            base::log::info("the database can be watched again");
            tell(nullptr);
        }
        tell(&marks);
    } catch (const std::exception& problem) {
        if (std::exchange(is_connected_, false))
            base::log::warning("the database cannot be watched: {}", problem.what());
        tell(nullptr);
    }
}

void ChangeWatcher::tell(const store::Watermarks* marks) {
    const std::lock_guard lock(followers_mutex_);
    for (const auto& [follower, tell] : followers_) tell(marks);
}

}  // namespace hoigung::app
