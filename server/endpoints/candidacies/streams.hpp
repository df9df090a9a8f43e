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

// The open streams of this process: pages that want to hear of messages and interviews at once. It keeps
// data about those who listen and calls nobody, so that it outlives the modules that open streams.
// Thread-safe.
class Streams {
  public:
    explicit Streams(StreamLimits limits) : limits_(limits) {}
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

    // The answer that opens a stream, or 429 when too many are open: in all, for the listener's person or for
    // the client's address.
    [[nodiscard]] http::Response open(domain::Listener listener, std::string address);

    [[nodiscard]] bool any() const;
    // Called whenever a stream was opened.
    void on_opened(std::function<void()> opened);

    void tell(const domain::CandidacyChange& change);
    // Says of each listener whether it may go on; it may block, and may throw when it cannot tell.
    using Judge = std::function<std::vector<bool>(std::span<const domain::Listener>)>;
    // Sends a sign of life to those that wait for one, and ends those that may not go on. All of them are one
    // question to `judge`; a stream that was just opened is not asked about.
    void beat(std::chrono::steady_clock::time_point now, const Judge& judge);
    // Every stream waits for a sign of life now: whether it may go on may have changed.
    void hurry_beat();
    // The same for those of a condition, also for such that were just opened.
    void hurry_beat(const std::function<bool(const domain::Listener&)>& is_affected);

  private:
    struct Open {
        // Whose changes the stream tells of, and whose place it takes.
        std::string audience;
        std::string person;
        std::string address;
        domain::Listener listener;
        // Null until its head was written.
        std::shared_ptr<http::EventStream> stream;
        bool has_beaten = false;
        // Its session or its place in the company may have ended.
        bool is_doubtful = false;
        std::chrono::steady_clock::time_point next_beat{};
    };
    // A place among the open streams, given back when it goes.
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
