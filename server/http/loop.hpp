#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "base/time.hpp"
#include "http/connection_table.hpp"
#include "http/handler.hpp"
#include "http/options.hpp"
#include "http/rate_limiter.hpp"
#include "http/server_metrics.hpp"
#include "http/wire.hpp"

namespace hoigung::http {

namespace asio = boost::asio;

// Asio's types with a concrete executor: the type-erased default costs an indirection per operation.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using SteadyClock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<SteadyClock, asio::wait_traits<SteadyClock>, Executor>;
template <class T = void>
using Task = asio::awaitable<T, Executor>;
// Awaited operations return their error as a value.
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>{});

class Connection;

// State that all threads of a listener share.
struct ListenerState {
    ListenerState(ServerOptions given, Handler given_handler, base::Metrics& metrics,
                  const base::Clock& given_clock);

    const ServerOptions options;
    const Handler handler;
    const base::Clock& clock;
    const SecurityBlock security;
    RateLimiter limiter;
    ConnectionTable table;
    ServerMetrics server_metrics;
};

// Posts work to a loop from other threads. It outlives the loop: a late answer finds it closed, not
// destroyed.
class LoopHandle {
  public:
    explicit LoopHandle(asio::io_context& context) : context_(&context) {}

    // Marks the calling thread as the loop's own.
    void bind_to_this_thread();
    [[nodiscard]] bool is_own_thread() const;
    void close();
    // Returns false when the loop is gone; then `work` was not moved from.
    template <class Work>
    bool post(Work&& work) {
        const std::lock_guard lock(mutex_);
        if (context_ == nullptr) return false;
        asio::post(*context_, std::forward<Work>(work));
        return true;
    }

  private:
    std::mutex mutex_;
    asio::io_context* context_;
};

// One network thread: its io_context, its own listening socket and its connections.
class Loop {
  public:
    explicit Loop(ListenerState& service);
    ~Loop();

    void listen(Acceptor acceptor);
    [[nodiscard]] asio::io_context& context() { return context_; }
    [[nodiscard]] const std::shared_ptr<LoopHandle>& handle() const { return handle_; }

    // Serves until drained.
    void run();

    // The following functions are for the loop's own thread.
    void drain();
    void close_all();
    [[nodiscard]] bool draining() const { return draining_; }
    // The Date header's value.
    [[nodiscard]] std::string_view date();
    [[nodiscard]] std::string make_request_id();

    using Place = std::list<Connection*>::iterator;
    [[nodiscard]] Place enter(Connection& connection);
    void leave(Place place);

  private:
    Task<> accept();
    Task<> watch_deadlines();
    void accept_waiting(int most);
    void admit(Socket socket, const asio::ip::tcp::endpoint& peer);

    ListenerState& service_;
    std::list<Connection*> connections_;
    bool draining_ = false;
    std::size_t turned_away_ = 0;
    std::time_t date_second_ = 0;
    std::string date_;
    std::uint64_t request_number_ = 0;
    std::shared_ptr<LoopHandle> handle_;
    // Last, so that it is destroyed first: it owns coroutines that own connections.
    asio::io_context context_{1};
    Acceptor acceptor_;
    Timer tick_;
};

}  // namespace hoigung::http
