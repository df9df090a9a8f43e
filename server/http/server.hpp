#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "base/metrics.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "http/handler.hpp"
#include "http/options.hpp"

namespace hoigung::http {

// One listener: a port, its network threads and the handler behind it. A program may have several.
class Server {
  public:
    // `clock` sets Request::received; the limits use the machine's steady clock.
    Server(ServerOptions options, Handler handler, base::Metrics& metrics, const base::Clock& clock);
    // Stops at once if stop() was not called.
    ~Server();

    // Binds the port and begins to serve; fails when the port is taken or the address is not ours.
    [[nodiscard]] base::Result<void> start();
    [[nodiscard]] std::uint16_t port() const;

    // Stops accepting, closes idle connections, waits for running requests and returns; requests that still
    // run after `grace` are cut off. Never call it from a handler's network thread.
    void stop(std::chrono::milliseconds grace);

  private:
    class Threads;
    std::unique_ptr<Threads> threads_;
};

}  // namespace hoigung::http
