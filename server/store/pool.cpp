#include "store/pool.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/log.hpp"

namespace hoigung::store {
namespace {

constexpr std::chrono::milliseconds kFirstBackoff{50};
constexpr std::chrono::milliseconds kLongestBackoff{1000};

}  // namespace

Pool::Pool(std::size_t size, std::chrono::milliseconds wait, Open open)
    : size_(size), wait_(wait), open_(std::move(open)) {
    // Returning a connection must not allocate.
    idle_.reserve(size);
}

Pool::Loan Pool::lend() {
    wait_for_place();
    try {
        return Loan(*this, idle_or_new());
    } catch (...) {
        leave_place();
        throw;
    }
}

std::size_t Pool::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiters_.size();
}

std::size_t Pool::in_use() const {
    const std::lock_guard lock(mutex_);
    return lent_;
}

void Pool::wait_for_place() {
    std::unique_lock lock(mutex_);
    if (lent_ < size_) {
        ++lent_;
        return;
    }
    Waiter self;
    waiters_.push_back(&self);
    if (self.turn.wait_for(lock, wait_, [&] { return self.is_served; })) return;
    std::erase(waiters_, &self);
    throw PoolExhausted(fmt::format("no database connection came free within {} ms", wait_.count()));
}

void Pool::leave_place() {
    const std::lock_guard lock(mutex_);
    if (waiters_.empty()) {
        --lent_;
        return;
    }
    // Hand over directly to the longest waiter: a caller that asks again at once must not overtake it.
    Waiter& next = *waiters_.front();
    waiters_.pop_front();
    next.is_served = true;
    next.turn.notify_one();
}

std::unique_ptr<Connection> Pool::idle_or_new() {
    while (true) {
        std::unique_ptr<Connection> connection;
        {
            const std::lock_guard lock(mutex_);
            if (idle_.empty()) break;
            connection = std::move(idle_.back());
            idle_.pop_back();
        }
        if (connection->usable()) return connection;
    }
    return open_with_backoff();
}

std::unique_ptr<Connection> Pool::open_with_backoff() {
    {
        const std::lock_guard lock(mutex_);
        if (std::chrono::steady_clock::now() < next_try_)
            throw Unavailable("the database could not be reached a moment ago");
    }
    try {
        auto connection = open_();
        const std::lock_guard lock(mutex_);
        if (backoff_.count() > 0) base::log::info("the database can be reached again");
        backoff_ = std::chrono::milliseconds{0};
        next_try_ = {};
        return connection;
    } catch (const Unavailable& error) {
        const std::lock_guard lock(mutex_);
        if (backoff_.count() == 0) base::log::error("{}", error.what());
        backoff_ = std::clamp(backoff_ * 2, kFirstBackoff, kLongestBackoff);
        next_try_ = std::chrono::steady_clock::now() + backoff_;
        throw;
    }
}

void Pool::give_back(std::unique_ptr<Connection> connection) {
    if (connection->usable()) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(connection));
    }
    leave_place();
}

}  // namespace hoigung::store
