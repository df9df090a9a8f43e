#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "notify/measured_senders.hpp"

namespace hoigung::app {

// Sends the deliveries that are queued in the database.
class MailModule {
  public:
    MailModule(Runtime& runtime, Stores& stores);

    // Looks for due deliveries now instead of at the next turn.
    void poll_now() { tasks_.run_now(); }

  private:
    notify::MeasuredWay way_;
    notify::GivenUpFigures given_up_;
    // Separate from the site's other tasks, which a mail server that hangs must not delay.
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
