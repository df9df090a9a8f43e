#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

namespace hoigung::base {

// The program's metrics, in Prometheus' terms. Request each metric once and keep the reference.
class Metrics {
  public:
    using Labels = std::map<std::string, std::string>;

    prometheus::Counter& counter(const std::string& name, const std::string& help, const Labels& labels = {});
    prometheus::Gauge& gauge(const std::string& name, const std::string& help, const Labels& labels = {});
    // Buckets in seconds, from 0.1 ms to 10 s.
    prometheus::Histogram& duration(const std::string& name, const std::string& help,
                                    const Labels& labels = {});

    // The body of /metrics.
    [[nodiscard]] std::string exposition() const;

  private:
    prometheus::Registry registry_;
};

}  // namespace hoigung::base
