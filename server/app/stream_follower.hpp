#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "base/time.hpp"
#include "endpoints/candidacies/streams.hpp"

namespace hoigung::app {

// Tells this process's open streams of what any process has written: it looks at the store's number of
// changes once a second, and at once when this process has written something. Without open streams it asks
// for nothing.
class StreamFollower {
  public:
    // `applicants_kept`: so long after a job has closed its company hears of it.
    StreamFollower(domain::CandidacyStore& store, endpoints::Streams& streams,
                   domain::ListenerPorts listeners, const base::Clock& clock,
                   std::chrono::days applicants_kept);
    ~StreamFollower();
    StreamFollower(const StreamFollower&) = delete;
    StreamFollower& operator=(const StreamFollower&) = delete;

    // This process has written something, or a stream was opened.
    void wake();

  private:
    void follow();
    // False when the follower has to stop.
    [[nodiscard]] bool wait();
    void poll();
    void tell_changes();
    // Lets those be asked about first whose session or place in a company may have ended: by the changes that
    // ended them.
    void follow_access();

    domain::CandidacyStore& store_;
    endpoints::Streams& streams_;
    const domain::ListenerPorts listeners_;
    const base::Clock& clock_;
    const std::chrono::days applicants_kept_;
    // The last change that streams were told of; nothing while none are open.
    std::optional<std::int64_t> told_;
    // The last change of access in the portal and of seekers' sessions that streams were asked about for.
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
