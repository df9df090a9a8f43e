#pragma once

#include "domain/keys/webhook.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlWebhookStore final : public domain::WebhookStore {
  public:
    explicit SqlWebhookStore(Database& database) : database_(database) {}

    [[nodiscard]] std::optional<domain::Webhook> webhook(domain::PartnerKeyId key) override;
    [[nodiscard]] std::vector<domain::Webhook> webhooks(std::span<const domain::PartnerKeyId> keys) override;
    void put(const domain::Webhook& webhook) override;
    bool remove(domain::PartnerKeyId key) override;
    [[nodiscard]] std::vector<domain::WebhookListener> listeners() override;
    [[nodiscard]] bool any_waiting() override;
    [[nodiscard]] std::vector<domain::WaitingEvent> waiting(domain::PartnerKeyId key, int limit) override;
    void taken(domain::PartnerKeyId key, std::int64_t number) override;
    void drop(domain::PartnerKeyId key, std::int64_t number) override;
    void failed(domain::PartnerKeyId key, base::Timestamp next_try_at) override;
    void note(const domain::WebhookRequest& request) override;
    [[nodiscard]] std::optional<domain::WebhookRequest> request(domain::WebhookRequestId id) override;
    [[nodiscard]] domain::WebhookRequestPage requests(domain::PartnerKeyId key, domain::Page page) override;
    [[nodiscard]] std::vector<domain::PartnerKeyId> keys_asked_for() override;
    [[nodiscard]] std::vector<domain::WebhookRequest> asked_for(domain::PartnerKeyId key, int limit) override;
    [[nodiscard]] std::map<domain::PartnerKeyId, std::int64_t> count_waiting(
        std::span<const domain::PartnerKeyId> keys) override;
    void sweep_requests(base::Timestamp asked_before) override;
    int give_up(base::Timestamp queued_before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
