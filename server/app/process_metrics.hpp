#pragma once

#include <string>

#include "base/metrics.hpp"

namespace hoigung::app {

// Metrics about this process: its version, its memory and its file descriptors.
class ProcessMetrics {
  public:
    ProcessMetrics(base::Metrics& metrics, const std::string& version);

    // Reads the values from the system; cheap enough for every read of the metrics.
    void refresh();

  private:
    prometheus::Gauge& resident_;
    prometheus::Gauge& memory_limit_;
    prometheus::Gauge& descriptors_;
    prometheus::Gauge& descriptor_limit_;
};

}  // namespace hoigung::app
