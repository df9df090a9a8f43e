#include "base/metrics.hpp"

#include <prometheus/text_serializer.h>

namespace hoigung::base {

prometheus::Counter& Metrics::counter(const std::string& name, const std::string& help,
                                      const Labels& labels) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry_).Add(labels);
}

prometheus::Gauge& Metrics::gauge(const std::string& name, const std::string& help, const Labels& labels) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry_).Add(labels);
}

prometheus::Histogram& Metrics::duration(const std::string& name, const std::string& help,
                                         const Labels& labels) {
    static const prometheus::Histogram::BucketBoundaries kSeconds{
        0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry_).Add(labels, kSeconds);
}

std::string Metrics::exposition() const {
    return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace hoigung::base
