#pragma once

#include <mutex>
#include <set>

#include "base/random.hpp"
#include "base/work_queue.hpp"
#include "domain/lease.hpp"
#include "domain/partner/send_webhooks.hpp"

namespace hoigung::app {

// Sends to partners in parallel: one thread at a time serves each partner, and a slow one does not delay the
// others.
class WebhookSending {
  public:
    WebhookSending(domain::WebhookStore& store, domain::EmployerStore& employers,
                   domain::WebhookSender& sender, base::Random& random, const base::Clock& clock,
                   std::size_t threads);
    WebhookSending(const WebhookSending&) = delete;
    WebhookSending& operator=(const WebhookSending&) = delete;

    // Starts to serve the partners that are due and not being served yet. Does not wait for them; serving
    // ends with the lease.
    void begin(const domain::Lease& lease);
    // How many partners are being served or wait for a thread. Deliveries that people asked for are not
    // counted.
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
    // The keys for which deliveries that people asked for are being sent.
    std::set<domain::PartnerKeyId> asking_;
    base::WorkQueue queue_{10'000};
    base::WorkerThreads threads_;
};

}  // namespace hoigung::app
