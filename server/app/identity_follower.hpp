#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/heartbeat.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/identity/session_registry.hpp"
#include "security/key_ring.hpp"

namespace hoigung::app {

// Keeps the key ring and the session registry up to date with the store. It polls several times a second, so
// that a token or a key revoked by another process is refused here within a second. While the store cannot be
// reached, both stay as they were.
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

    // Whether the last poll of the store succeeded.
    [[nodiscard]] bool is_connected() const { return is_connected_; }

  private:
    void follow();
    void poll();

    domain::IdentityStore& store_;
    domain::KeyStore& keys_;
    security::KeyRing& ring_;
    domain::SessionRegistry& session_registry_;
    Heartbeat& heartbeat_;
    domain::IdentityVersion version_;
    std::atomic<bool> is_connected_ = false;

    std::mutex mutex_;
    std::condition_variable woken_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
