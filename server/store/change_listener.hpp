#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include <libpq-fe.h>

#include "store/database_url.hpp"

namespace hoigung::store {

// Listens on a PostgreSQL connection of its own for the commits of other processes (Connection::
// tell_after_commit). While the connection is lost it is opened again after growing pauses; whoever follows
// the database has to look for changes meanwhile, and now and then in any case.
class ChangeListener {
  public:
    // `tell` is called on the listener's thread: after a commit of a process other than `self`, and whenever
    // the listener begins or ceases to listen.
    ChangeListener(DatabaseUrl url, std::string self, std::function<void()> tell);
    ~ChangeListener();
    ChangeListener(const ChangeListener&) = delete;
    ChangeListener& operator=(const ChangeListener&) = delete;

    [[nodiscard]] bool is_listening() const { return is_listening_; }

  private:
    using Client = std::unique_ptr<PGconn, decltype(&PQfinish)>;

    void run();
    // A connection that listens, or null. Sets `problem_` when it is null.
    [[nodiscard]] Client listen();
    void begin();
    // Returns when the connection is lost or the listener has to stop.
    void hear(const Client& client);
    // Whether another process sent one of the notices that have come.
    [[nodiscard]] bool take_notices(const Client& client) const;
    // Waits until the socket is readable, the time is over or the listener has to stop. A negative socket is
    // ignored, and a negative time never ends.
    void wait(int socket, int milliseconds) const;

    const DatabaseUrl url_;
    const std::string self_;
    const std::function<void()> tell_;
    // Readable when the listener has to stop.
    const int stop_event_;
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> is_listening_ = false;
    std::string problem_;
    std::thread thread_;
};

}  // namespace hoigung::store
