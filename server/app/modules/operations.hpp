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

// The operations port. Created before anything that can take long and destroyed after it, so that /healthz
// answers while the site starts and while it stops.
class Operations {
  public:
    explicit Operations(Runtime& runtime);
    ~Operations();

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }

    // /readyz says yes while the site serves, its catalogue follows the store and the store answers.
    void set_serving(bool serving) { serving_ = serving; }
    // Beats whenever the store has answered: one that hangs is noticed although nothing fails.
    [[nodiscard]] Heartbeat& store_heartbeat() { return store_heartbeat_; }
    [[nodiscard]] std::atomic<bool>& catalogue_connected() { return catalogue_connected_; }

    // Sets the callback of an owner for when the clock was moved, in development. An empty one removes the
    // last one, and returns only when that one is no longer running.
    void on_clock_moved(const void* owner, std::function<void()> listener);
    // The same for when somebody is about to read the figures: it brings them up to date, and must not wait.
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
