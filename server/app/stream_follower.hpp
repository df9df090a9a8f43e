#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "base/time.hpp"
#include "endpoints/candidacies/streams.hpp"

namespace hoigung::app {

// Sends changes that any process has written to this process's open streams. It polls the store's change
// number once a second, and at once when this process has written something. Without open streams it does not
// poll.
class StreamFollower {
  public:
    // `applicants_kept` is how long after a job has closed its company still gets changes.
    StreamFollower(domain::CandidacyStore& store, endpoints::Streams& streams,
                   domain::ListenerPorts listeners, const base::Clock& clock,
                   std::chrono::days applicants_kept);
    ~StreamFollower();
    StreamFollower(const StreamFollower&) = delete;
    StreamFollower& operator=(const StreamFollower&) = delete;

    // Polls at once, because this process has written something or a stream was opened.
    void wake();

  private:
    void follow();
    // False when the follower has to stop.
    [[nodiscard]] bool wait();
    void poll();
    void tell_changes();
    // Makes the streams whose session or membership may have ended due for a check, by following the changes
    // of access.
    void follow_access();

    domain::CandidacyStore& store_;
    endpoints::Streams& streams_;
    const domain::ListenerPorts listeners_;
    const base::Clock& clock_;
    const std::chrono::days applicants_kept_;
    // The last change that was sent to streams; empty while none are open.
    std::optional<std::int64_t> told_;
    // The last changes of access in the portal and of seekers' sessions for which streams were checked.
    std::optional<std::int64_t> access_seen_;
    std::optional<std::int64_t> sessions_seen_;
    bool is_connected_ = true;

    std::mutex mutex_;
    std::condition_variable woken_;
    bool is_woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
