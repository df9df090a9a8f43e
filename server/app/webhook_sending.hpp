#pragma once

#include <mutex>
#include <set>

#include "base/random.hpp"
#include "base/work_queue.hpp"
#include "domain/lease.hpp"
#include "domain/partner/send_webhooks.hpp"

namespace hoigung::app {

// Sends to partners side by side: each is served by one thread at a time, and one that answers slowly delays
// nobody else.
class WebhookSending {
  public:
    WebhookSending(domain::WebhookStore& store, domain::EmployerStore& employers,
                   domain::WebhookSender& sender, base::Random& random, const base::Clock& clock,
                   std::size_t threads);
    WebhookSending(const WebhookSending&) = delete;
    WebhookSending& operator=(const WebhookSending&) = delete;

    // Begins to serve those who are due and are not being served. Does not wait for them; they are served
    // under the lease, and no longer.
    void begin(const domain::Lease& lease);
    // How many are being served, or wait for a thread; what people asked for is sent apart from that.
    [[nodiscard]] std::size_t busy() const;

  private:
    void serve(const domain::Webhook& webhook, const domain::Lease& lease);
    void send_asked_for(domain::PartnerKeyId key, const domain::Lease& lease);

    domain::WebhookStore& store_;
    domain::EmployerStore& employers_;
    domain::WebhookSender& sender_;
    base::Random& random_;
    const base::Clock& clock_;
    mutable std::mutex mutex_;
    std::set<domain::PartnerKeyId> busy_;
    // Those that are being sent what was asked for.
    std::set<domain::PartnerKeyId> asking_;
    base::WorkQueue queue_{10'000};
    base::WorkerThreads threads_;
};

}  // namespace hoigung::app
