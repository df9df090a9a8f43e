#include "app/identity_follower.hpp"

#include "base/log.hpp"

namespace hoigung::app {
namespace {

constexpr std::chrono::milliseconds kPauseAfterFailure{200};
// When more sessions changed, the registry is cleared and sessions are read again on use.
constexpr int kMostChanges = 1000;

}  // namespace

IdentityFollower::IdentityFollower(domain::IdentityStore& store, domain::KeyStore& keys,
                                   security::KeyRing& ring, domain::SessionRegistry& session_registry,
                                   Heartbeat& heartbeat)
    : store_(store), keys_(keys), ring_(ring), session_registry_(session_registry), heartbeat_(heartbeat) {}

IdentityFollower::~IdentityFollower() {
    stop();
}

void IdentityFollower::load() {
    // The version is read first, so that concurrent changes are read again later.
    const domain::IdentityVersion version = store_.version();
    ring_.replace(keys_.all());
    session_registry_.clear(version.number);
    set_version(version);
    heartbeat_.beat();
    is_connected_ = true;
}

void IdentityFollower::start() {
    thread_ = std::thread([this] { follow(); });
}

void IdentityFollower::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void IdentityFollower::told(const store::Watermarks* marks) {
    if (marks != nullptr) heartbeat_.beat();
    {
        const std::lock_guard lock(mutex_);
        if (marks != nullptr && marks->identity == version_.number && marks->history == version_.history)
            return;
        poll_requested_ = true;
    }
    woken_.notify_all();
}

void IdentityFollower::set_version(const domain::IdentityVersion& version) {
    const std::lock_guard lock(mutex_);
    version_ = version;
}

void IdentityFollower::follow() {
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            const auto is_woken = [this] { return poll_requested_ || stopping_; };
            if (is_connected_) {
                woken_.wait(lock, is_woken);
            } else {
                woken_.wait_for(lock, kPauseAfterFailure, is_woken);
            }
            if (stopping_) return;
            poll_requested_ = false;
        }
        try {
            poll();
            heartbeat_.beat();
            if (!is_connected_.exchange(true))
                base::log::info("sessions are in touch with their store again");
        } catch (const std::exception& problem) {
            if (is_connected_.exchange(false))
                base::log::warning("sessions have lost their store: {}", problem.what());
        }
    }
}

void IdentityFollower::poll() {
    // Only this thread writes the version after load().
    const domain::IdentityVersion before = version_;
    const domain::IdentityVersion version = store_.version();
    const bool is_other_store = version.number < before.number || version.history != before.history;
    if (version.number == before.number && !is_other_store) return;
    const auto changes = store_.changes_since(before.number, kMostChanges);
    ring_.replace(keys_.all());
    if (is_other_store || !changes.sessions) {
        session_registry_.clear(changes.version);
    } else {
        session_registry_.apply(*changes.sessions, changes.version);
    }
    set_version({changes.version, version.history});
}

}  // namespace hoigung::app
