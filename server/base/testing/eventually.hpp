#pragma once

#include <chrono>
#include <thread>

namespace hoigung::base::testing {

// Waits until `holds()` is true; returns false after a timeout.
template <class Condition>
[[nodiscard]] bool eventually(Condition holds) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{60};
    while (!holds()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
    return true;
}

}  // namespace hoigung::base::testing
