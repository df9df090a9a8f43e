#pragma once

#include "app/background_tasks.hpp"
#include "app/settings.hpp"
#include "endpoints/partner/partner_calls.hpp"
#include "notify/webhook_sender.hpp"
#include "security/secret_digests.hpp"
#include "store/partner_store.hpp"
#include "store/webhook_store.hpp"

namespace hoigung::app {

// What the partner service shares with the rest of the site.
struct PartnerGround {
    store::Database& database;
    domain::LeaseStore& leases;
    std::string process;
    const domain::Board& board;
    domain::CatalogueStore& catalogue;
    domain::ApplicationStore& applications;
    domain::ReportStore& reports;
    domain::IdentityStore& identity;
    domain::PicturePress& press;
    domain::PictureStore& pictures;
    const domain::ReferenceLists& lists;
    const endpoints::ErrorTable& errors;
    const base::Clock& clock;
    base::Random& random;
    // Called after a change of the catalogue.
    std::function<void()> changed;
};

// The partner service with its own threads, and the webhooks beside it.
class PartnerDesk {
  public:
    PartnerDesk(const Settings& settings, PartnerGround ground);

    [[nodiscard]] const endpoints::PartnerCalls& calls() const { return calls_; }
    // Begins to tell webhooks.
    void start() { tasks_.start(); }
    void stop();

  private:
    store::SqlPartnerKeyStore keys_;
    store::SqlConcernStore concerns_;
    store::SqlWebhookStore webhooks_;
    const security::Sha256SecretDigests digests_;
    base::WorkerPool threads_;
    notify::HttpWebhookSender sender_;
    // Apart from the site's other tasks: a receiver that hangs must not hold those up.
    BackgroundTasks tasks_;
    const endpoints::PartnerCalls calls_;
};

}  // namespace hoigung::app
