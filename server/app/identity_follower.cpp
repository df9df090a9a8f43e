#include "app/identity_follower.hpp"

#include "base/log.hpp"

namespace hoigung::app {
namespace {

constexpr std::chrono::milliseconds kPollInterval{200};
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
    version_ = store_.version();
    ring_.replace(keys_.all());
    session_registry_.clear(version_.number);
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

void IdentityFollower::follow() {
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, kPollInterval, [this] { return stopping_; });
            if (stopping_) return;
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
    const domain::IdentityVersion version = store_.version();
    const bool is_other_store = version.number < version_.number || version.history != version_.history;
    if (version.number == version_.number && !is_other_store) return;
    const auto changes = store_.changes_since(version_.number, kMostChanges);
    ring_.replace(keys_.all());
    if (is_other_store || !changes.sessions) {
        session_registry_.clear(changes.version);
    } else {
        session_registry_.apply(*changes.sessions, changes.version);
    }
    version_ = {changes.version, version.history};
}

}  // namespace hoigung::app
