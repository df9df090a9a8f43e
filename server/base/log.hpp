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

// While it lives, a thread of its own writes the lines, so that nobody who logs waits for whoever reads them:
// when the reader falls behind, the oldest lines that wait are dropped. Made and ended while no other thread
// logs.
class Background {
  public:
    Background();
    // Every line is written first, unless the reader has stalled.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    // How many lines may wait.
    static constexpr std::size_t kMostLines = 8192;
};
// How many lines have been dropped in the background.
[[nodiscard]] std::uint64_t dropped_lines();

// One line: time, level and message.
void write(Level level, std::string_view message);
// One line made by the caller: time and level are put before the members `json` ("\"a\":1,\"b\":2").
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
