#pragma once

#include <string>

#include "base/metrics.hpp"

namespace hoigung::app {

// Which version this process is, and what it takes of the machine: memory and file descriptors.
class ProcessMetrics {
  public:
    ProcessMetrics(base::Metrics& metrics, const std::string& version);

    // Asks the system; cheap enough to do whenever somebody reads the figures.
    void refresh();

  private:
    prometheus::Gauge& resident_;
    prometheus::Gauge& memory_limit_;
    prometheus::Gauge& descriptors_;
    prometheus::Gauge& descriptor_limit_;
};

}  // namespace hoigung::app
