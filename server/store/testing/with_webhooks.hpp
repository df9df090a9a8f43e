#pragma once

#include <map>
#include <set>
#include <vector>

#include "domain/partner/send_webhooks.hpp"
#include "store/application_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/delivery_store.hpp"
#include "store/employer_store.hpp"
#include "store/identity_store.hpp"
#include "store/partner_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"
#include "store/webhook_store.hpp"

namespace hoigung::store::testing {

// Accepts what it is sent, or fails for some keys.
class TestReceiver final : public domain::WebhookSender {
  public:
    [[nodiscard]] std::string body_of(const domain::WebhookEvent& event) const override;
    [[nodiscard]] std::string test_body(base::Timestamp now) const override;
    domain::WebhookAnswer send(const domain::Webhook& webhook, const std::string& body,
                               base::Timestamp now) override;

    std::set<domain::PartnerKeyId> down;
    std::vector<domain::PartnerKeyId> tries;
    std::map<domain::PartnerKeyId, std::vector<domain::WebhookEvent>> taken;
    std::vector<std::string> bodies;
};

// Partners' keys and webhooks with the stores they run on: two companies, each with an open job, a key and a
// webhook, and a seeker with a profile.
class WithWebhooks : public OnEachDatabase {
  protected:
    WithWebhooks();

    // A key that speaks for the company of the same number.
    static domain::PartnerKey key(int number);
    domain::ApplicationId apply(int job);
    int queue() { return domain::queue_webhooks(applications_, store_, deliveries_, random_, clock_.now()); }
    void send() {
        for (const domain::PartnerKeyId key : store_.keys_asked_for())
            domain::send_asked_for(store_, receiver_, key, clock_);
        for (const domain::Webhook& webhook : domain::due_webhooks(store_, employers_, clock_.now()))
            domain::serve_webhook(store_, receiver_, webhook, random_, clock_);
    }
    std::vector<domain::WebhookEventName> told(int number);

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlApplicationStore applications_{database()};
    SqlIdentityStore identity_{database()};
    SqlPartnerKeyStore keys_{database()};
    SqlWebhookStore store_{database()};
    SqlDeliveryStore deliveries_{database()};
    SqlEmployerStore employers_{database()};
    SqlCatalogueStore jobs_{database(), clock_};
    domain::Catalogue catalogue_;
    TestReceiver receiver_;
};

}  // namespace hoigung::store::testing
