#include "base/log.hpp"

#include <atomic>
#include <memory>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "base/json_writer.hpp"
#include "base/text.hpp"
#include "base/time.hpp"

namespace hoigung::base::log {
namespace {

std::atomic<Level> least{Level::info};

spdlog::logger& sink() {
    static const std::shared_ptr<spdlog::logger> logger = [] {
        auto made = spdlog::stderr_logger_mt("hoigung");
        made->set_pattern("%v");
        made->set_level(spdlog::level::trace);
        return made;
    }();
    return *logger;
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

void write(Level level, std::string_view message) {
    std::string members;
    JsonWriter(members).member("message", mask_telephones(message));
    write_members(level, members);
}

void write_members(Level level, std::string_view json) {
    if (!enabled(level)) return;
    sink().info("{{\"at\":\"{}\",\"level\":\"{}\",{}}}", to_iso(SystemClock{}.now()), name(level), json);
}

}  // namespace hoigung::base::log
