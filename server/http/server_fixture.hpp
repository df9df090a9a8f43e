#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

#include <gtest/gtest.h>

#include "base/log.hpp"
#include "base/metrics.hpp"
#include "base/outage.hpp"
#include "base/time.hpp"
#include "http/server.hpp"
#include "http/test_client.hpp"

namespace hoigung::http {

// Collects responders, so that a test can answer later.
class HeldAnswers {
  public:
    void hold(const Responder& responder) {
        const std::lock_guard lock(mutex_);
        held_.push_back(responder);
        changed_.notify_all();
    }
    // Waits for the next responder.
    Responder next() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !held_.empty(); });
        Responder responder = std::move(held_.front());
        held_.pop_front();
        return responder;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Responder> held_;
};

// A real server on a free port of the loopback.
class ServerTest : public testing::Test {
  protected:
    ServerTest() {
        options_.threads = 1;
        options_.access_log = false;
        options_.limits.rate.per_second = 0;
    }

    void start(Handler handler) {
        server_.reset();
        metrics_ = std::make_unique<base::Metrics>();
        server_ = std::make_unique<Server>(options_, std::move(handler), *metrics_, clock_);
        const auto started = server_->start();
        ASSERT_TRUE(started) << started.error().message;
    }
    [[nodiscard]] std::uint16_t port() const { return server_->port(); }

    ServerOptions options_;
    base::SystemClock clock_;
    std::unique_ptr<base::Metrics> metrics_;
    std::unique_ptr<Server> server_;
};

}  // namespace hoigung::http
