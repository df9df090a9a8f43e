#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <string>

#include "base/metrics.hpp"

namespace hoigung::http {

// The metrics of a listener.
class ServerMetrics {
  public:
    ServerMetrics(base::Metrics& metrics, const std::string& listener);

    void answered(int status, std::chrono::nanoseconds took);
    // A network thread was blocked for that long, while other clients waited.
    void held(std::chrono::nanoseconds took);
    void connection_opened() { open_connections_.Increment(); }
    void connection_closed() { open_connections_.Decrement(); }
    void stream_opened() { open_streams_.Increment(); }
    void stream_closed() { open_streams_.Decrement(); }
    void connection_refused() { refused_connections_.Increment(); }

  private:
    // By the first digit of the status, from 1xx to 5xx.
    std::array<prometheus::Counter*, 5> requests_;
    prometheus::Histogram& duration_;
    prometheus::Gauge& open_connections_;
    prometheus::Gauge& open_streams_;
    prometheus::Counter& refused_connections_;
    prometheus::Gauge& longest_hold_;
    std::atomic<std::int64_t> longest_nanoseconds_ = 0;
};

}  // namespace hoigung::http
