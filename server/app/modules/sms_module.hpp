#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "notify/measured_senders.hpp"

namespace hoigung::app {

// Sends the SMS that are queued in the database: news of seekers, not login codes.
class SmsModule {
  public:
    SmsModule(Runtime& runtime, Stores& stores);

    // Looks for due SMS now instead of at the next turn.
    void poll_now() { tasks_.run_now(); }

  private:
    notify::MeasuredWay way_;
    notify::GivenUpFigures given_up_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
