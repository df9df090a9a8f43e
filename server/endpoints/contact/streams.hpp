#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "domain/contact/contact_store.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

struct StreamLimits {
    std::size_t most = 0;
    std::size_t most_per_person = 0;
};

// The open streams of this process: pages that want to hear of messages and interviews at once. Thread-safe.
class Streams {
  public:
    explicit Streams(StreamLimits limits) : limits_(limits) {}
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

    // Whose changes a stream tells of.
    [[nodiscard]] static std::string audience_of(domain::SeekerId seeker) {
        return "seeker " + seeker.text();
    }
    [[nodiscard]] static std::string audience_of(domain::CompanyId company) {
        return "company " + company.text();
    }

    // The answer that opens a stream, or 429 when too many are open, in all or for the person. `is_allowed`
    // says now and then whether it may go on; it may block.
    [[nodiscard]] http::Response open(std::string audience, std::string person,
                                      std::function<bool()> is_allowed);

    [[nodiscard]] bool any() const;
    // Called whenever a stream was opened.
    void on_opened(std::function<void()> opened);

    void tell(const domain::ContactChange& change);
    // Sends a sign of life to those that wait for one, and ends those that may not go on. Blocks as
    // `is_allowed` does.
    void beat(std::chrono::steady_clock::time_point now);

  private:
    struct Open {
        std::string audience;
        std::string person;
        std::function<bool()> is_allowed;
        // Null until its head was written.
        std::shared_ptr<http::EventStream> stream;
        std::chrono::steady_clock::time_point next_beat;
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
};

}  // namespace hoigung::endpoints
