#include "app/modules/metrics_module.hpp"

#include <utility>

#include "base/log.hpp"
#include "store/backup_time.hpp"
#include "store/migrate.hpp"
#include "store/queue_ages.hpp"

namespace hoigung::app {
namespace {

constexpr std::chrono::seconds kAskedEvery{15};

double seconds(std::chrono::milliseconds time) {
    return std::chrono::duration<double>(time).count();
}

}  // namespace

MetricsModule::MetricsModule(Runtime& runtime, Operations& operations, Stores& stores)
    : runtime_(runtime),
      operations_(operations),
      stores_(stores),
      statements_(runtime.metrics.counter("hoigung_sql_statements_total",
                                          "Statements that were sent to the database")),
      watermark_reads_(runtime.metrics.counter("hoigung_watermark_reads_total",
                                               "How often the database was asked for changes and due work")),
      listening_(runtime.metrics.gauge(
          "hoigung_database_listening",
          "Whether PostgreSQL tells of changes, so that they are asked for less often")),
      backup_at_(runtime.metrics.gauge("hoigung_backup_timestamp_seconds",
                                       "When the last backup was made; 0 for never")) {
    show_unreadable_rows();
    try_to_ask();
    operations_.on_metrics_read(this, [this] {
        show_pools();
        show_statements();
    });
    operations_.on_clock_moved(this, [this] { ask_now(); });
    thread_ = std::thread([this] { ask_again_and_again(); });
}

MetricsModule::~MetricsModule() {
    operations_.on_clock_moved(this, nullptr);
    operations_.on_metrics_read(this, nullptr);
    stores_.database->unreadable_rows().tell(nullptr);
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    thread_.join();
}

void MetricsModule::show_pools() {
    base::Metrics& metrics = runtime_.metrics;
    for (const store::PoolUse& use : stores_.database->pools()) {
        const base::Metrics::Labels labels{{"pool", std::string(use.pool)}};
        metrics.gauge("hoigung_database_connections", "Connections to the database, at most", labels)
            .Set(static_cast<double>(use.size));
        metrics.gauge("hoigung_database_connections_in_use", "Connections that somebody works with", labels)
            .Set(static_cast<double>(use.in_use));
        metrics.gauge("hoigung_database_callers_waiting", "Callers that wait for a connection", labels)
            .Set(static_cast<double>(use.waiting));
    }
}

void MetricsModule::show_statements() {
    const auto all = static_cast<double>(stores_.database->statement_counts().all());
    statements_.Increment(all - statements_.Value());
    watermark_reads_.Increment(static_cast<double>(stores_.watcher.reads()) - watermark_reads_.Value());
    listening_.Set(stores_.watcher.is_listening() ? 1 : 0);
}

void MetricsModule::show_unreadable_rows() {
    const auto show = [this](const std::string& table, std::size_t rows) {
        runtime_.metrics
            .gauge("hoigung_unreadable_rows", "Rows left out because this version cannot read them.",
                   {{"table", table}})
            .Set(static_cast<double>(rows));
    };
    // Starts at 0: a metric that appears only when something is wrong looks like one that is not collected.
    for (const std::string& table : store::table_names(*stores_.database)) show(table, 0);
    stores_.database->unreadable_rows().tell(show);
}

void MetricsModule::ask_now() {
    {
        const std::lock_guard lock(mutex_);
        is_woken_ = true;
    }
    woken_.notify_all();
}

void MetricsModule::ask_again_and_again() {
    while (true) {
        {
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, kAskedEvery, [this] { return stopping_ || is_woken_; });
            if (stopping_) return;
            is_woken_ = false;
        }
        try_to_ask();
    }
}

void MetricsModule::try_to_ask() {
    try {
        ask();
        is_connected_ = true;
    } catch (const std::exception& problem) {
        if (std::exchange(is_connected_, false))
            base::log::warning("queues cannot be watched for now: {}", problem.what());
    }
}

void MetricsModule::ask() {
    for (const auto& [queue, age] : store::queue_ages(*stores_.database, runtime_.clock.now()))
        runtime_.metrics
            .gauge("hoigung_queue_age_seconds",
                   "How long the oldest item of a queue has waited or has been due; 0 for none",
                   {{"queue", std::string(queue)}})
            .Set(seconds(age));
    const auto backup = store::last_backup(*stores_.database);
    backup_at_.Set(backup ? seconds(backup->time_since_epoch()) : 0);
}

}  // namespace hoigung::app
