#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>

#include "app/heartbeat.hpp"
#include "app/modules/runtime.hpp"
#include "app/process_metrics.hpp"
#include "http/server.hpp"

namespace hoigung::app {

// The operations port. Constructed before every slow member and destroyed after it, so that /healthz answers
// while the site starts and while it stops.
class Operations {
  public:
    explicit Operations(Runtime& runtime);
    ~Operations();

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }

    // /readyz succeeds while the site serves, its catalogue follows the store and the store answers.
    void set_serving(bool serving) { serving_ = serving; }
    // Beats whenever the store has answered, so that a store that hangs is noticed although nothing fails.
    [[nodiscard]] Heartbeat& store_heartbeat() { return store_heartbeat_; }
    [[nodiscard]] std::atomic<bool>& catalogue_connected() { return catalogue_connected_; }

    // Sets an owner's callback for moves of the clock, in development. An empty one removes the callback, and
    // returns only when it is no longer running.
    void on_clock_moved(const void* owner, std::function<void()> listener);
    // Sets an owner's callback that updates the metrics before they are read. It must not block. An empty one
    // removes it, as above.
    void on_metrics_read(const void* owner, std::function<void()> listener);

  private:
    [[nodiscard]] http::Handler handler(Runtime& runtime);
    void clock_moved();
    void refresh_metrics();

    std::atomic<bool> serving_ = false;
    std::atomic<bool> catalogue_connected_ = false;
    Heartbeat store_heartbeat_;
    std::mutex mutex_;
    std::map<const void*, std::function<void()>> clock_listeners_;
    std::map<const void*, std::function<void()>> metrics_listeners_;
    ProcessMetrics process_;
    http::Server server_;
};

}  // namespace hoigung::app
