#pragma once

#include "base/work_queue.hpp"
#include "domain/identity/outbox.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The messages of the development outbox, newest first: an HTML page without script.
class OutboxPage {
  public:
    OutboxPage(domain::Outbox& outbox, base::WorkQueue& queue) : outbox_(outbox), queue_(queue) {}

    void answer(const http::Responder& responder);

  private:
    domain::Outbox& outbox_;
    base::WorkQueue& queue_;
};

}  // namespace hoigung::endpoints
