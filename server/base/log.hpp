#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

// The log: JSON lines on standard error, telephones masked.
namespace hoigung::base::log {

enum class Level { debug, info, warning, error };

void set_level(Level level);
[[nodiscard]] bool enabled(Level level);

// While it exists, a separate thread writes the lines, so that callers never wait for the reader of the log.
// When the reader falls behind, the oldest queued lines are dropped. Construct and destroy it while no other
// thread logs.
class Background {
  public:
    Background();
    // Writes all queued lines first, unless the reader has stalled.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    // The most lines in the queue.
    static constexpr std::size_t kMostLines = 8192;
};
// How many lines a Background has dropped.
[[nodiscard]] std::uint64_t dropped_lines();

// One line: time, level and message.
void write(Level level, std::string_view message);
// One line with the caller's members, `json` ("\"a\":1,\"b\":2"), after time and level.
void write_members(Level level, std::string_view json);

template <class... Args>
void info(fmt::format_string<Args...> format, Args&&... args) {
    if (enabled(Level::info)) write(Level::info, fmt::format(format, std::forward<Args>(args)...));
}

template <class... Args>
void warning(fmt::format_string<Args...> format, Args&&... args) {
    if (enabled(Level::warning)) write(Level::warning, fmt::format(format, std::forward<Args>(args)...));
}

template <class... Args>
void error(fmt::format_string<Args...> format, Args&&... args) {
    if (enabled(Level::error)) write(Level::error, fmt::format(format, std::forward<Args>(args)...));
}

}  // namespace hoigung::base::log
