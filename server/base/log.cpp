#include "base/log.hpp"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <future>
#include <memory>
#include <mutex>
#include <thread>

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/base_sink.h>
#include <unistd.h>

#include "base/json_writer.hpp"
#include "base/text.hpp"
#include "base/time.hpp"

namespace hoigung::base::log {
namespace {

using Pool = spdlog::details::thread_pool;

std::atomic<Level> least{Level::info};

// spdlog's own sink uses stdio: a write that blocks would hold the lock of `stderr`, and the program could
// not exit.
class StandardError final : public spdlog::sinks::base_sink<std::mutex> {
    void sink_it_(const spdlog::details::log_msg& message) override {
        spdlog::memory_buf_t line;
        formatter_->format(message, line);
        for (std::string_view rest(line.data(), line.size()); !rest.empty();) {
            const auto written = ::write(STDERR_FILENO, rest.data(), rest.size());
            if (written < 0 && errno == EINTR) continue;
            if (written <= 0) return;
            rest.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void flush_() override {}
};

// Where lines go. Without a pool, the calling thread writes.
struct Way {
    std::shared_ptr<spdlog::sinks::sink> sink = std::make_shared<StandardError>();
    std::shared_ptr<spdlog::logger> logger = direct();
    std::shared_ptr<Pool> pool;

    Way() { sink->set_pattern("%v"); }
    [[nodiscard]] std::shared_ptr<spdlog::logger> direct() const {
        return std::make_shared<spdlog::logger>("", sink);
    }
};

Way& way() {
    static Way way;
    return way;
}

std::string_view name(Level level) {
    switch (level) {
        case Level::debug:
            return "debug";
        case Level::info:
            return "info";
        case Level::warning:
            return "warning";
        case Level::error:
            return "error";
    }
    return "error";
}

}  // namespace

void set_level(Level level) {
    least = level;
}

bool enabled(Level level) {
    return level >= least.load(std::memory_order_relaxed);
}

Background::Background() {
    way().pool = std::make_shared<Pool>(kMostLines, 1U);
    way().logger = std::make_shared<spdlog::async_logger>("", way().sink, way().pool,
                                                          spdlog::async_overflow_policy::overrun_oldest);
}

Background::~Background() {
    constexpr std::chrono::seconds kLongestEnd{1};
    way().logger = way().direct();
    // The pool's destructor writes all queued lines. If the reader has stalled, the pool is left behind.
    std::packaged_task<void()> end([pool = std::move(way().pool)]() mutable { pool.reset(); });
    const auto ended = end.get_future();
    std::thread(std::move(end)).detach();
    ended.wait_for(kLongestEnd);
}

std::uint64_t dropped_lines() {
    return way().pool ? way().pool->overrun_counter() : 0;
}

void write(Level level, std::string_view message) {
    std::string members;
    JsonWriter(members).member("message", mask_telephones(message));
    write_members(level, members);
}

void write_members(Level level, std::string_view json) {
    if (!enabled(level)) return;
    way().logger->info("{{\"at\":\"{}\",\"level\":\"{}\",{}}}", to_iso(SystemClock{}.now()), name(level),
                       json);
}

}  // namespace hoigung::base::log
