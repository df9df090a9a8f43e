#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "notify/measured_senders.hpp"
#include "notify/push_sender.hpp"
#include "security/vapid_key.hpp"

namespace hoigung::app {

// Sends the pushes that are queued in the database.
class PushModule {
  public:
    PushModule(Runtime& runtime, Stores& stores);

    // Empty while the site sends no push.
    [[nodiscard]] std::string public_key() const { return is_on_ ? key_.public_key() : ""; }
    [[nodiscard]] bool is_on() const { return is_on_; }
    // Looks for due pushes now instead of at the next turn.
    void poll_now() { tasks_.run_now(); }

  private:
    const bool is_on_;
    const security::VapidKey key_;
    notify::HttpPushSender http_sender_;
    notify::MeasuredPushSender sender_;
    notify::GivenUpFigures given_up_;
    // Separate from mails and all else, which a push service that hangs must not delay.
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
