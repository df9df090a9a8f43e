#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "base/work_queue.hpp"
#include "domain/identity/outbox.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// A time-based code that an app would show, and whose it is.
struct ShownTimeCode {
    std::string email;
    std::string code;
};

// The messages of the development outbox, newest first, and the time-based code of the demonstration's
// account in the operator's console: an HTML page without script.
class OutboxPage {
  public:
    using TimeCode = std::function<std::optional<ShownTimeCode>()>;

    OutboxPage(domain::Outbox& outbox, base::WorkQueue& queue, TimeCode time_code)
        : outbox_(outbox), queue_(queue), time_code_(std::move(time_code)) {}

    void answer(const http::Responder& responder);

  private:
    domain::Outbox& outbox_;
    base::WorkQueue& queue_;
    const TimeCode time_code_;
};

}  // namespace hoigung::endpoints
