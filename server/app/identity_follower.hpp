#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/heartbeat.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/identity/session_registry.hpp"
#include "security/key_ring.hpp"
#include "store/watermarks.hpp"

namespace hoigung::app {

// Keeps the key ring and the session registry up to date with the store. It polls when it is told of a
// change, so that a token or a key revoked by another process is refused here within a second. While the
// store cannot be reached, both stay as they were.
class IdentityFollower {
  public:
    IdentityFollower(domain::IdentityStore& store, domain::KeyStore& keys, security::KeyRing& ring,
                     domain::SessionRegistry& session_registry, Heartbeat& heartbeat);
    ~IdentityFollower();
    IdentityFollower(const IdentityFollower&) = delete;
    IdentityFollower& operator=(const IdentityFollower&) = delete;

    // Loads the keys; throws when the store cannot be read.
    void load();
    void start();
    void stop();
    // Polls if sessions or keys are not those of these watermarks, or if there are none (ChangeWatcher).
    void told(const store::Watermarks* marks);

  private:
    void follow();
    void poll();
    void set_version(const domain::IdentityVersion& version);

    domain::IdentityStore& store_;
    domain::KeyStore& keys_;
    security::KeyRing& ring_;
    domain::SessionRegistry& session_registry_;
    Heartbeat& heartbeat_;
    // Whether the last poll of the store succeeded.
    std::atomic<bool> is_connected_ = false;

    std::mutex mutex_;
    std::condition_variable woken_;
    domain::IdentityVersion version_;
    bool poll_requested_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
