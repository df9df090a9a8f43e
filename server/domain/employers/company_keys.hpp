#pragma once

#include "domain/employers/employer_ports.hpp"
#include "domain/keys/webhook.hpp"

// Keys of the partner service that owners make, and the webhooks that receive their events.
namespace hoigung::domain {

inline constexpr std::size_t kMostKeys = 20;

struct KeyPorts {
    const EmployerPorts& employers;
    PartnerKeyStore& keys;
    WebhookStore& webhooks;
};

// The keys that act for this company only, newest first, and one of them. The first two functions are for
// callers that have checked Permission::manage_keys.
[[nodiscard]] std::vector<PartnerKey> keys_of(CompanyId company, PartnerKeyStore& store);
[[nodiscard]] Outcome<PartnerKey> find_key(CompanyId company, std::string_view key_id,
                                           PartnerKeyStore& store);
[[nodiscard]] Outcome<PartnerKey> company_key(const Person& person, std::string_view company_id,
                                              std::string_view key_id, const KeyPorts& ports);

// The keys that a person made in the portal for a company and that are not revoked.
[[nodiscard]] std::vector<PartnerKey> keys_made_by(PersonId person, CompanyId company,
                                                   PartnerKeyStore& store);

[[nodiscard]] Outcome<IssuedKey> make_company_key(const Person& person, std::string_view company_id,
                                                  std::string_view name, const KeyPorts& ports,
                                                  base::Timestamp now);
// Revokes a key and removes its webhook. A revoked key is not changed.
[[nodiscard]] Outcome<PartnerKey> revoke_company_key(const Person& person, std::string_view company_id,
                                                     std::string_view key_id, const KeyPorts& ports,
                                                     base::Timestamp now);

// The caller has checked the URL. Returns the webhook with its new secret.
[[nodiscard]] Outcome<Webhook> set_company_webhook(const Person& person, std::string_view company_id,
                                                   std::string_view key_id, std::string url,
                                                   const KeyPorts& ports, base::Timestamp now);
[[nodiscard]] Outcome<PartnerKey> remove_company_webhook(const Person& person, std::string_view company_id,
                                                         std::string_view key_id, const KeyPorts& ports,
                                                         base::Timestamp now);

// Requests a test event, or the repetition of an earlier delivery.
[[nodiscard]] Outcome<WebhookRequest> ask_test_event(const Person& person, std::string_view company_id,
                                                     std::string_view key_id, const KeyPorts& ports,
                                                     base::Timestamp now);
[[nodiscard]] Outcome<WebhookRequest> ask_again(const Person& person, std::string_view company_id,
                                                std::string_view key_id, std::string_view delivery_id,
                                                const KeyPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
