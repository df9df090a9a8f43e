#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>

#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"

namespace hoigung::app {

// Metrics about the database: how busy its connections are, how many statements were sent to it, how long the
// oldest item of each queue waits, when the last backup was made, and which rows cannot be read. A separate
// thread runs the statements at its own pace, however often the metrics are read.
class MetricsModule {
  public:
    MetricsModule(Runtime& runtime, Operations& operations, Stores& stores);
    ~MetricsModule();
    MetricsModule(const MetricsModule&) = delete;
    MetricsModule& operator=(const MetricsModule&) = delete;

  private:
    void show_pools();
    void show_statements();
    void show_unreadable_rows();
    void ask_now();
    void ask_again_and_again();
    void try_to_ask();
    void ask();

    Runtime& runtime_;
    Operations& operations_;
    Stores& stores_;
    prometheus::Counter& statements_;
    prometheus::Counter& watermark_reads_;
    prometheus::Gauge& listening_;
    prometheus::Gauge& backup_at_;
    bool is_connected_ = true;

    std::mutex mutex_;
    std::condition_variable woken_;
    bool is_woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
