#include "http/loop.hpp"

#include <algorithm>
#include <limits>
#include <span>

#include <boost/asio/co_spawn.hpp>
#include <fmt/format.h>

#include "base/internet_date.hpp"
#include "base/log.hpp"
#include "base/random.hpp"
#include "http/connection.hpp"
#include "http/coroutine_end.hpp"

namespace hoigung::http {
namespace {

using ErrorCode = boost::system::error_code;
using namespace std::chrono_literals;

// The most clients per thread that are being refused at the same time because the server is full.
constexpr std::size_t kMostTurnedAway = 64;
constexpr auto kAcceptPause = 100ms;
constexpr int kMostAtOnce = 64;
constexpr std::chrono::milliseconds kTickWhileStopping = 50ms;

thread_local const LoopHandle* own_mailbox = nullptr;

IpAddress to_address(const asio::ip::address& address) {
    if (address.is_v4()) return IpAddress::from_v4(address.to_v4().to_bytes());
    IpAddress out;
    const auto bytes = address.to_v6().to_bytes();
    std::copy(bytes.begin(), bytes.end(), out.bytes.begin());
    return out;
}

// Deadlines are polled often enough to be met within a quarter of the shortest.
std::chrono::milliseconds tick_length(const Limits& limits) {
    const auto shortest = std::min(
        {limits.idle, limits.head_time, limits.transfer_time, limits.handler_time, limits.half_closed_time});
    return std::clamp<std::chrono::milliseconds>(shortest / 4, 10ms, 1000ms);
}

}  // namespace

ListenerState::ListenerState(ServerOptions given, Handler given_handler, base::Metrics& metrics,
                             const base::Clock& given_clock)
    : options(std::move(given)),
      handler(std::move(given_handler)),
      clock(given_clock),
      security(options.security),
      limiter(options.limits.rate),
      table(options.limits.connections, options.limits.connections_per_address),
      server_metrics(metrics, options.name) {}

void LoopHandle::bind_to_this_thread() {
    own_mailbox = this;
}

bool LoopHandle::is_own_thread() const {
    return own_mailbox == this;
}

void LoopHandle::close() {
    const std::lock_guard lock(mutex_);
    context_ = nullptr;
}

Loop::Loop(ListenerState& service)
    : service_(service),
      handle_(std::make_shared<LoopHandle>(context_)),
      acceptor_(context_.get_executor()),
      tick_(context_.get_executor()) {
    base::SystemRandom().fill(std::as_writable_bytes(std::span(&request_number_, 1)));
}

Loop::~Loop() {
    handle_->close();
}

void Loop::listen(Acceptor acceptor) {
    acceptor_ = std::move(acceptor);
    acceptor_.non_blocking(true);
}

void Loop::run() {
    handle_->bind_to_this_thread();
    using enum CoroutineEnd::Importance;
    asio::co_spawn(context_, accept(), CoroutineEnd{"accepting connections", whole_server});
    asio::co_spawn(context_, watch_deadlines(), CoroutineEnd{"watching deadlines", whole_server});
    context_.run();
}

Task<> Loop::accept() {
    while (!draining_) {
        asio::ip::tcp::endpoint peer;
        Socket socket(context_.get_executor());
        const auto [error] = co_await acceptor_.async_accept(socket, peer, kAwait);
        if (!error) {
            admit(std::move(socket), peer);
            accept_waiting(kMostAtOnce);
        } else if (error != asio::error::operation_aborted && error != asio::error::connection_aborted) {
            base::log::warning("No connection could be accepted: {}", error.message());
            Timer pause(context_.get_executor(), kAcceptPause);
            co_await pause.async_wait(kAwait);
        }
    }
}

// Accepts several at once: with one per turn, new clients would wait behind every request of connected ones.
void Loop::accept_waiting(int most) {
    ErrorCode error;
    for (int accepted = 0; accepted < most && !error; ++accepted) {
        asio::ip::tcp::endpoint peer;
        Socket socket(context_.get_executor());
        acceptor_.accept(socket, peer, error);
        if (!error) admit(std::move(socket), peer);
    }
}

void Loop::admit(Socket socket, const asio::ip::tcp::endpoint& peer) {
    ErrorCode ignored;
    socket.non_blocking(true, ignored);
    socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    const IpAddress address = to_address(peer.address());
    const bool counted_alone = !contains(service_.options.trusted_proxies, address);
    const bool admitted = service_.table.enter(address, counted_alone);
    if (!admitted) {
        service_.server_metrics.connection_refused();
        if (turned_away_ >= kMostTurnedAway) return;
        ++turned_away_;
    }
    auto connection = std::make_shared<Connection>(std::move(socket), address, admitted, *this, service_);
    asio::co_spawn(
        context_,
        [this, admitted, connection = std::move(connection)]() -> Task<> {
            co_await connection->run();
            if (!admitted) --turned_away_;
        },
        CoroutineEnd{"a connection"});
}

Task<> Loop::watch_deadlines() {
    const auto tick = tick_length(service_.options.limits);
    while (!draining_ || !connections_.empty()) {
        tick_.expires_after(draining_ ? kTickWhileStopping : tick);
        co_await tick_.async_wait(kAwait);
        const auto now = SteadyClock::now();
        for (Connection* connection : connections_) connection->close_if_late(now);
    }
}

void Loop::drain() {
    if (draining_) return;
    draining_ = true;
    // Connections that the kernel has already accepted must still be served.
    accept_waiting(std::numeric_limits<int>::max());
    ErrorCode ignored;
    acceptor_.close(ignored);
    for (Connection* connection : connections_) connection->drain();
    tick_.cancel();
}

void Loop::close_all() {
    for (Connection* connection : connections_) connection->close();
}

std::string_view Loop::date() {
    const std::time_t now = std::time(nullptr);
    if (now != date_second_) {
        date_second_ = now;
        date_ = base::http_date(base::Timestamp(std::chrono::seconds(now)));
    }
    return date_;
}

std::string Loop::make_request_id() {
    // A scrambled counter from a random start: ids are unique, and their order reveals nothing.
    std::uint64_t x = request_number_++ * 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return fmt::format("{:016x}", x ^ (x >> 31));
}

Loop::Place Loop::enter(Connection& connection) {
    return connections_.insert(connections_.end(), &connection);
}

void Loop::leave(Place place) {
    connections_.erase(place);
    if (draining_ && connections_.empty()) tick_.cancel();
}

}  // namespace hoigung::http
