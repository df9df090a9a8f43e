#include <csignal>
#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/site.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

// Blocks the signals that end the program in every thread made after it, so that wait() gets them.
class EndSignals {
  public:
    EndSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGTERM);
        sigaddset(&signals_, SIGINT);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
        std::signal(SIGPIPE, SIG_IGN);
        // A file that may not grow further is a write that fails, not the end of the program.
        std::signal(SIGXFSZ, SIG_IGN);
    }
    void wait() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }

  private:
    sigset_t signals_{};
};

}  // namespace

int serve(const Settings& settings) {
    if (const auto dangers = dangers_of(settings); !dangers.empty()) {
        for (const std::string& danger : dangers) std::cerr << "refusing to serve: " << danger << '\n';
        return kWrongSettings;
    }
    const EndSignals end_signals;
    const Site site(settings);
    std::cout << fmt::format(
                     "Hoigung is ready: http://localhost:{}/hk/ (operations: http://localhost:{}/readyz)",
                     site.port(), site.operations_port())
              << std::endl;
    end_signals.wait();
    base::log::info("stopping: no new requests, running ones may finish");
    return kDone;
}

}  // namespace hoigung::app
