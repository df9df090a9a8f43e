#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/employer_ports.hpp"
#include "app/modules/foundation.hpp"
#include "app/webhook_sending.hpp"
#include "endpoints/partner/partner_calls.hpp"
#include "notify/measured_senders.hpp"
#include "notify/webhook_sender.hpp"

namespace hoigung::app {

// The partner service and its webhooks.
class PartnerModule {
  public:
    PartnerModule(Foundation& foundation, CatalogueModule& catalogue);

    [[nodiscard]] const endpoints::PartnerCalls& calls() const { return calls_; }

  private:
    const EmployerDigests digests_;
    const endpoints::PartnerCalls calls_;
    notify::HttpWebhookSender http_sender_;
    notify::MeasuredWebhookSender sender_;
    WebhookSending sending_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
