#pragma once

#include <chrono>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/log.hpp"

namespace hoigung::store {

// Measures the time that a statement spends in the driver, and logs it with its text at the level debug. The
// text has the names of parameters, never their values.
class SqlStopwatch {
  public:
    // Runs and measures a part of the statement: its execution, or the fetch of a row.
    template <class Work>
    auto measure(Work work) {
        const Lap lap(took_);
        return work();
    }

    // The statement is over.
    void log(std::string_view sql) {
        if (base::log::enabled(base::log::Level::debug))
            base::log::write(
                base::log::Level::debug,
                fmt::format("sql {:.2f} ms: {}",
                            std::chrono::duration<double, std::milli>(std::exchange(took_, {})).count(),
                            sql));
    }

  private:
    using Clock = std::chrono::steady_clock;

    class Lap {
      public:
        explicit Lap(Clock::duration& took)
            : took_(base::log::enabled(base::log::Level::debug) ? &took : nullptr),
              began_(took_ != nullptr ? Clock::now() : Clock::time_point{}) {}
        Lap(const Lap&) = delete;
        Lap& operator=(const Lap&) = delete;
        ~Lap() {
            if (took_ != nullptr) *took_ += Clock::now() - began_;
        }

      private:
        Clock::duration* const took_;
        const Clock::time_point began_;
    };

    Clock::duration took_{};
};

}  // namespace hoigung::store
