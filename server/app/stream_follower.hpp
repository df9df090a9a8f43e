#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <tuple>

#include "base/time.hpp"
#include "domain/notifications/news_store.hpp"
#include "endpoints/candidacies/streams.hpp"
#include "store/watermarks.hpp"

namespace hoigung::app {

// Sends changes that any process has written to this process's open streams. It polls the store when it is
// told of a change, and at once when this process has written something. Without open streams it does not
// poll.
class StreamFollower {
  public:
    // `applicants_kept` is how long after a job has closed its company still gets changes.
    StreamFollower(domain::CandidacyStore& store, domain::NewsStore& news, endpoints::Streams& streams,
                   domain::ListenerPorts listeners, const base::Clock& clock,
                   std::chrono::days applicants_kept);
    ~StreamFollower();
    StreamFollower(const StreamFollower&) = delete;
    StreamFollower& operator=(const StreamFollower&) = delete;

    // Polls at once, because this process has written something or a stream was opened.
    void wake();
    // Polls if these watermarks tell of a change, or if there are none (ChangeWatcher).
    void told(const store::Watermarks* marks);

  private:
    void follow();
    // False when the follower has to stop.
    [[nodiscard]] bool wait();
    void poll();
    void tell_changes();
    void tell_news();
    // Make the streams due for a check whose membership or session may have ended.
    void follow_access();
    void follow_sessions();
    void beat();

    domain::CandidacyStore& store_;
    domain::NewsStore& news_;
    endpoints::Streams& streams_;
    const domain::ListenerPorts listeners_;
    const base::Clock& clock_;
    const std::chrono::days applicants_kept_;
    // The last changes that were sent to streams; empty while none are open.
    std::optional<std::int64_t> told_;
    std::optional<std::int64_t> news_told_;
    // The last changes of access in the portal and of seekers' sessions for which streams were checked.
    std::optional<std::int64_t> access_seen_;
    std::optional<std::int64_t> sessions_seen_;
    bool is_connected_ = true;
    // Whether the current turn polls the store.
    bool is_asked_ = false;

    std::mutex mutex_;
    std::condition_variable woken_;
    // The last changes of candidacies, access and notifications of which the follower was told.
    std::optional<std::tuple<std::int64_t, std::int64_t, std::int64_t>> last_changes_;
    bool is_woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
