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
    // `clock` gives Request::received; the limits run on the machine's steady clock.
    Server(ServerOptions options, Handler handler, base::Metrics& metrics, const base::Clock& clock);
    // Stops at once if stop() was not called.
    ~Server();

    // Binds the port and begins to serve; fails when the port is taken or the address is not ours.
    [[nodiscard]] base::Result<void> start();
    [[nodiscard]] std::uint16_t port() const;

    // Stops accepting, closes idle connections, lets running requests finish and then returns; what still
    // runs after `grace` is cut off. Never call it from a handler's network thread.
    void stop(std::chrono::milliseconds grace);

  private:
    class Threads;
    std::unique_ptr<Threads> threads_;
};

}  // namespace hoigung::http
