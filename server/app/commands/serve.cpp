#include <csignal>
#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/demo_staff.hpp"
#include "app/open_database.hpp"
#include "app/portal_settings.hpp"
#include "app/site.hpp"
#include "base/log.hpp"
#include "store/staff_store.hpp"

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
        // Makes a write beyond the limit of a file's size fail instead of ending the program.
        std::signal(SIGXFSZ, SIG_IGN);
    }
    void wait() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }

  private:
    sigset_t signals_{};
};

// The addresses to open, for the person who started the site.
std::string addresses_of(Site& site, const Settings& settings) {
    std::string text =
        fmt::format("Hoigung is ready: http://localhost:{}/hk/ (operations: http://localhost:{}/readyz)\n",
                    site.port(), site.operations_port());
    text += fmt::format("In English: http://localhost:{}/hk/en/\n", site.port());
    if (is_portal_open(settings)) {
        const bool is_shown = settings.environment == Environment::development && site.has_demo_employers();
        text += fmt::format("For employers: http://localhost:{}{}{}\n", site.port(), kPortal,
                            is_shown ? fmt::format(" (log in as {})", kDemoOwner) : "");
    }
    if (settings.environment == Environment::development && site.has_demo_staff())
        text += fmt::format("For the operator: http://localhost:{}{} (log in as {})\n", site.port(), kConsole,
                            kDemoStaff);
    if (settings.otp_sender == OtpSenderKind::outbox)
        text += fmt::format("Login codes: http://localhost:{}/hk/dev/outbox/\n", site.port());
    return text;
}

bool keeps_demo_staff(const Settings& settings) {
    const auto database = make_database(settings);
    store::SqlStaffStore staff(*database);
    return has_demo_staff(staff);
}

}  // namespace

int serve(const Settings& settings, const std::string& version) {
    if (const auto dangers = dangers_of(settings); !dangers.empty()) {
        for (const std::string& danger : dangers) std::cerr << "refusing to serve: " << danger << '\n';
        return kWrongSettings;
    }
    if (settings.environment != Environment::development && keeps_demo_staff(settings)) {
        std::cerr << fmt::format(
            "refusing to serve: {}, the demonstration's account, may log in to the operator's console; "
            "remove it with `hoigung staff remove {}`\n",
            kDemoStaff, kDemoStaff);
        return kWrongSettings;
    }
    const EndSignals end_signals;
    // A command may wait until its output is read; a request must not wait for the log.
    const base::log::Background log;
    Site site(settings, version);
    std::cout << addresses_of(site, settings) << std::flush;
    end_signals.wait();
    base::log::info("stopping: no new requests, running ones may finish");
    return kDone;
}

}  // namespace hoigung::app
