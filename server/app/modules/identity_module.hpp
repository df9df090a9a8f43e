#pragma once

#include "app/identity_follower.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "app/modules/work_queues.hpp"
#include "endpoints/seeker/identity.hpp"
#include "notify/measured_senders.hpp"
#include "security/code_seals.hpp"
#include "security/jwt_tokens.hpp"
#include "security/key_ring.hpp"

namespace hoigung::app {

// Keys, sessions and the sender of login codes.
class IdentityModule {
  public:
    IdentityModule(Runtime& runtime, Operations& operations, Stores& stores, WorkQueues& queues);

    [[nodiscard]] const endpoints::Identity& identity() const { return identity_; }
    [[nodiscard]] const security::KeyRing& keys() const { return key_ring_; }

  private:
    security::KeyRing key_ring_;
    domain::SessionRegistry sessions_;
    IdentityFollower follower_;
    std::optional<ChangeWatcher::Following> following_;
    const security::JwtTokens tokens_;
    const security::HmacCodeSeals seals_;
    notify::MeasuredOtpSender sender_;
    const endpoints::LoginCodeMetrics code_metrics_;
    const endpoints::Identity identity_;
};

}  // namespace hoigung::app
