#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/candidacies/listeners.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

struct StreamLimits {
    std::size_t most = 0;
    std::size_t most_per_person = 0;
    std::size_t most_per_address = 0;
};

// The open streams of this process, by which pages learn of messages and interviews at once. It only holds
// data about the listeners and calls no other module, so that it can outlive the modules that open streams.
// Thread-safe.
class Streams {
  public:
    explicit Streams(StreamLimits limits) : limits_(limits) {}
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

    // The answer that opens a stream, or 429 when too many are open: in total, for the listener's person or
    // for the client's address.
    [[nodiscard]] http::Response open(domain::Listener listener, std::string address);

    [[nodiscard]] bool any() const;
    // `opened` is called whenever a stream was opened.
    void on_opened(std::function<void()> opened);

    void tell(const domain::CandidacyChange& change);
    // Tells the pages of a seeker that there is a new notification.
    void tell_of_news(domain::SeekerId seeker);
    // Decides for each listener whether its stream may stay open. It may block, and may throw when it cannot
    // decide.
    using Judge = std::function<std::vector<bool>(std::span<const domain::Listener>)>;
    // Sends a heartbeat to the streams that are due for one, and ends those that may not stay open. `judge`
    // is called once for all of them, except for streams that were just opened.
    void beat(std::chrono::steady_clock::time_point now, const Judge& judge);
    // Makes every stream due for a heartbeat now, because the right to listen may have changed.
    void hurry_beat();
    // Makes the affected streams due now. `judge` is also called for those that were just opened.
    void hurry_beat(const std::function<bool(const domain::Listener&)>& is_affected);

  private:
    struct Open {
        // The audience whose changes the stream reports, and the person whose limit it counts against.
        std::string audience;
        std::string person;
        std::string address;
        domain::Listener listener;
        // Null until the response's head was written.
        std::shared_ptr<http::EventStream> stream;
        bool has_beaten = false;
        // The session or the membership in the company may have ended.
        bool is_doubtful = false;
        std::chrono::steady_clock::time_point next_beat{};
    };
    // A place among the open streams; its destructor frees it.
    class Place;

    void begin(std::uint64_t id, std::shared_ptr<http::EventStream> stream);
    void leave(std::uint64_t id);
    void send_to(const std::string& audience, const std::string& text);

    const StreamLimits limits_;
    mutable std::mutex mutex_;
    std::function<void()> opened_;
    std::uint64_t last_id_ = 0;
    std::map<std::uint64_t, Open> open_;
    std::multimap<std::string, std::uint64_t> by_audience_;
    std::map<std::string, std::size_t> by_person_;
    std::map<std::string, std::size_t> by_address_;
};

}  // namespace hoigung::endpoints
