#include "http/channel.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <poll.h>

namespace hoigung::http {
namespace {

using ErrorCode = boost::system::error_code;
using namespace std::chrono_literals;

constexpr std::size_t kBodyRoom = 64 * 1024;
// An idle connection does not keep the buffer of a large body.
constexpr std::size_t kIdleRoom = 16 * 1024;
// How long a client that is being disconnected may take to read the reason.
constexpr auto kLinger = 2s;

}  // namespace

std::chrono::nanoseconds TransferDeadline::left(const Limits& limits) const {
    const std::size_t rate = std::max<std::size_t>(1, limits.transfer_bytes_per_second);
    return limits.transfer_time + std::chrono::milliseconds(bytes * 1000 / rate) - spent;
}

Task<bool> Channel::read(std::size_t room) {
    if (closed_) co_return false;
    input_.erase(0, std::exchange(used_, 0));
    const std::size_t had = input_.size();
    if (had == 0 && input_.capacity() > kIdleRoom && room < kIdleRoom) std::string().swap(input_);
    input_.resize(had + room);
    const auto [error, got] =
        co_await socket_.async_read_some(asio::buffer(input_.data() + had, room), kAwait);
    input_.resize(had + got);
    co_return !error && !closed_;
}

Task<bool> Channel::read_at_pace(TransferDeadline& deadline) {
    if (!write_now()) co_await write_rest();
    const auto began = SteadyClock::now();
    deadline_ = began + deadline.left(limits_);
    const std::size_t had = pending().size();
    const bool more = co_await read(kBodyRoom);
    deadline.spent += SteadyClock::now() - began;
    deadline.bytes += pending().size() - had;
    clear_deadline();
    co_return more;
}

bool Channel::write_now() {
    if (write_buffer_.empty() || closed_) return true;
    std::array<asio::const_buffer, 16> buffers;
    std::size_t count = 0;
    write_buffer_.each([&](std::string_view piece) {
        if (count < buffers.size()) buffers[count++] = asio::buffer(piece);
    });
    ErrorCode error;
    const std::size_t written = socket_.write_some(std::span(buffers).first(count), error);
    if (error && error != asio::error::would_block) {
        close();
        return true;
    }
    write_buffer_.consume(written);
    return write_buffer_.empty();
}

Task<> Channel::write_rest() {
    TransferDeadline deadline;
    bool done = false;
    while (!done && !closed_) {
        const auto began = SteadyClock::now();
        deadline_ = began + deadline.left(limits_);
        const auto [error] = co_await socket_.async_wait(Socket::wait_write, kAwait);
        if (error) co_return close();
        const std::size_t had = write_buffer_.bytes();
        done = write_now();
        deadline.spent += SteadyClock::now() - began;
        deadline.bytes += had - write_buffer_.bytes();
    }
    clear_deadline();
}

Task<> Channel::linger() {
    if (closed_) co_return;
    ErrorCode ignored;
    socket_.shutdown(Socket::shutdown_send, ignored);
    set_deadline(kLinger);
    bool more = true;
    while (more) {
        used_ = input_.size();
        more = co_await read(kBodyRoom);
    }
}

void Channel::close() {
    closed_ = true;
    ErrorCode ignored;
    socket_.close(ignored);
}

Channel::Peer Channel::peer() {
    if (closed_) return Peer::gone;
    pollfd state{socket_.native_handle(), POLLRDHUP, 0};
    if (poll(&state, 1, 0) <= 0) return Peer::there;
    return (state.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0 ? Peer::gone : Peer::half_closed;
}

}  // namespace hoigung::http
