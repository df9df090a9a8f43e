#include "http/server.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/ip/v6_only.hpp>
#include <fmt/format.h>
#include <sys/socket.h>

#include "base/log.hpp"
#include "http/loop.hpp"

namespace hoigung::http {
namespace {

using ErrorCode = boost::system::error_code;
using Endpoint = asio::ip::tcp::endpoint;
using base::Failure;
using base::Result;

enum class Sharing { alone, with_other_threads };

Result<Acceptor> bind_socket(asio::io_context& context, const Endpoint& endpoint, Sharing sharing) {
    Acceptor acceptor(context.get_executor());
    ErrorCode error;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error && endpoint.address().is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
    if (!error && sharing == Sharing::with_other_threads) {
        const int on = 1;
        if (setsockopt(acceptor.native_handle(), SOL_SOCKET, SO_REUSEPORT, &on, sizeof on) != 0) {
            error = ErrorCode(errno, boost::system::system_category());
        }
    }
    if (!error) acceptor.bind(endpoint, error);
    if (error) {
        return Failure{fmt::format("Cannot listen on {} port {}: {}", endpoint.address().to_string(),
                                   endpoint.port(), error.message())};
    }
    return acceptor;
}

}  // namespace

class Server::Threads {
  public:
    Threads(ServerOptions options, Handler handler, base::Metrics& metrics, const base::Clock& clock)
        : service_(std::move(options), std::move(handler), metrics, clock) {}
    ~Threads();
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    Result<void> start();
    void stop(std::chrono::milliseconds grace);
    [[nodiscard]] std::uint16_t port() const { return port_; }

  private:
    Result<void> open_loop(const Endpoint& endpoint);

    ListenerState service_;
    std::uint16_t port_ = 0;
    std::vector<std::unique_ptr<Loop>> loops_;
    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::size_t running_ = 0;
};

Server::Threads::~Threads() {
    try {
        stop(std::chrono::milliseconds(0));
    } catch (const std::exception& problem) {
        base::log::error("the server did not stop in order: {}", problem.what());
    }
}

Result<void> Server::Threads::start() {
    const ServerOptions& options = service_.options;
    ErrorCode error;
    const auto address = asio::ip::make_address(options.address, error);
    if (error) return Failure{fmt::format("'{}' is not an address to listen on", options.address)};

    if (options.port != 0) {
        // The threads' sockets share their port, and would also share it with a second server, so that is
        // checked here.
        asio::io_context probe;
        TRY(bind_socket(probe, Endpoint(address, options.port), Sharing::alone));
    }
    port_ = options.port;
    const unsigned count =
        options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    for (unsigned i = 0; i < count; ++i) TRY(open_loop(Endpoint(address, port_)));
    running_ = loops_.size();
    for (const auto& loop : loops_) {
        threads_.emplace_back([this, &loop = *loop] {
            loop.run();
            const std::lock_guard lock(mutex_);
            --running_;
            finished_.notify_all();
        });
    }
    return {};
}

Result<void> Server::Threads::open_loop(const Endpoint& endpoint) {
    auto loop = std::make_unique<Loop>(service_);
    Acceptor acceptor = TRY(bind_socket(loop->context(), endpoint, Sharing::with_other_threads));
    ErrorCode error;
    acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return Failure{fmt::format("Cannot listen on port {}: {}", endpoint.port(), error.message())};
    port_ = acceptor.local_endpoint().port();
    loop->listen(std::move(acceptor));
    loops_.push_back(std::move(loop));
    return {};
}

void Server::Threads::stop(std::chrono::milliseconds grace) {
    for (const auto& loop : loops_) {
        loop->handle()->post([&loop = *loop] { loop.drain(); });
    }
    {
        std::unique_lock lock(mutex_);
        finished_.wait_for(lock, grace, [this] { return running_ == 0; });
    }
    for (const auto& loop : loops_) {
        loop->handle()->post([&loop = *loop] { loop.close_all(); });
    }
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    loops_.clear();
}

Server::Server(ServerOptions options, Handler handler, base::Metrics& metrics, const base::Clock& clock)
    : threads_(std::make_unique<Threads>(std::move(options), std::move(handler), metrics, clock)) {}

Server::~Server() = default;

Result<void> Server::start() {
    return threads_->start();
}

std::uint16_t Server::port() const {
    return threads_->port();
}

void Server::stop(std::chrono::milliseconds grace) {
    threads_->stop(grace);
}

}  // namespace hoigung::http
