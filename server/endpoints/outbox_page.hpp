#pragma once

#include "base/worker_pool.hpp"
#include "domain/identity/outbox.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The messages that development sends to nobody, newest first: a page for people, without script.
class OutboxPage {
  public:
    OutboxPage(domain::Outbox& outbox, base::WorkerPool& workers) : outbox_(outbox), workers_(workers) {}

    void answer(const http::Responder& responder);

  private:
    domain::Outbox& outbox_;
    base::WorkerPool& workers_;
};

}  // namespace hoigung::endpoints
