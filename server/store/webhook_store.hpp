#pragma once

#include "domain/keys/webhook.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlWebhookStore final : public domain::WebhookStore {
  public:
    explicit SqlWebhookStore(Database& database) : database_(database) {}

    [[nodiscard]] std::optional<domain::Webhook> webhook(domain::PartnerKeyId key) override;
    void put(const domain::Webhook& webhook) override;
    bool remove(domain::PartnerKeyId key) override;
    [[nodiscard]] std::vector<domain::WebhookListener> listeners() override;
    [[nodiscard]] std::int64_t cursor() override;
    void queue(std::span<const domain::QueuedEvent> events, std::int64_t cursor,
               base::Timestamp now) override;
    [[nodiscard]] bool any_waiting() override;
    [[nodiscard]] std::vector<domain::WebhookEvent> waiting(domain::PartnerKeyId key, int limit) override;
    void taken(domain::PartnerKeyId key, std::int64_t number) override;
    void failed(domain::PartnerKeyId key, base::Timestamp next_try_at) override;
    void note(const domain::WebhookDelivery& delivery) override;
    [[nodiscard]] std::optional<domain::WebhookDelivery> delivery(domain::WebhookDeliveryId id) override;
    [[nodiscard]] domain::WebhookDeliveryPage deliveries(domain::PartnerKeyId key,
                                                         domain::Page page) override;
    [[nodiscard]] std::vector<domain::PartnerKeyId> keys_asked_for() override;
    [[nodiscard]] std::vector<domain::WebhookDelivery> asked_for(domain::PartnerKeyId key,
                                                                 int limit) override;
    [[nodiscard]] std::int64_t count_waiting(domain::PartnerKeyId key) override;
    void sweep_deliveries(base::Timestamp asked_before) override;
    int give_up(base::Timestamp queued_before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
