#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <utility>

#include "render/render_call.hpp"

namespace hoigung::render {

using RenderCallback = std::function<void(RenderResult)>;

// The call that one worker is answering. The worker and the watchdog may race to answer a call: whichever
// takes the callback answers. This object outlives the renderer when the worker's engine never returns.
class WorkerState {
  public:
    using Time = std::chrono::steady_clock::time_point;

    void begin(RenderCallback done, unsigned member, Time give_up_at) {
        const std::lock_guard lock(mutex_);
        done_ = std::move(done);
        member_ = member;
        give_up_at_ = give_up_at;
    }

    // For the worker; empty when the watchdog has given up on the call.
    [[nodiscard]] RenderCallback finish() {
        const std::lock_guard lock(mutex_);
        return std::exchange(done_, nullptr);
    }

    // For the watchdog; empty when no call is late. Otherwise the worker is abandoned from then on.
    [[nodiscard]] RenderCallback give_up(Time now) {
        const std::lock_guard lock(mutex_);
        if (!done_ || now < give_up_at_) return nullptr;
        given_up_ = true;
        return std::exchange(done_, nullptr);
    }

    [[nodiscard]] bool given_up() const {
        const std::lock_guard lock(mutex_);
        return given_up_;
    }
    // The engine of the current call.
    [[nodiscard]] unsigned member() const {
        const std::lock_guard lock(mutex_);
        return member_;
    }

    void end() { ended_ = true; }
    [[nodiscard]] bool ended() const { return ended_; }

  private:
    mutable std::mutex mutex_;
    RenderCallback done_;
    unsigned member_ = 0;
    Time give_up_at_;
    bool given_up_ = false;
    std::atomic<bool> ended_ = false;
};

}  // namespace hoigung::render
