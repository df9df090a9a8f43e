#pragma once

#include "domain/employers/employer_ports.hpp"
#include "domain/keys/webhook.hpp"

// Keys of the partner service that owners make, and where their events go.
namespace hoigung::domain {

inline constexpr std::size_t kMostKeys = 20;

struct KeyPorts {
    const EmployerPorts& employers;
    PartnerKeyStore& keys;
    WebhookStore& webhooks;
};

// Those that speak for the company alone, the newest first.
[[nodiscard]] Outcome<std::vector<PartnerKey>> company_keys(const Person& person, std::string_view company_id,
                                                            const KeyPorts& ports);
[[nodiscard]] Outcome<PartnerKey> company_key(const Person& person, std::string_view company_id,
                                              std::string_view key_id, const KeyPorts& ports);

// Those that a person made in the portal for a company and that are not revoked.
[[nodiscard]] std::vector<PartnerKey> keys_made_by(PersonId person, CompanyId company,
                                                   PartnerKeyStore& store);

[[nodiscard]] Outcome<IssuedKey> make_company_key(const Person& person, std::string_view company_id,
                                                  std::string_view name, const KeyPorts& ports,
                                                  base::Timestamp now);
// With its webhook. One that is revoked already stays as it is.
[[nodiscard]] Outcome<PartnerKey> revoke_company_key(const Person& person, std::string_view company_id,
                                                     std::string_view key_id, const KeyPorts& ports,
                                                     base::Timestamp now);

// The address has been checked. Gives the webhook with its new secret.
[[nodiscard]] Outcome<Webhook> set_company_webhook(const Person& person, std::string_view company_id,
                                                   std::string_view key_id, std::string url,
                                                   const KeyPorts& ports, base::Timestamp now);
[[nodiscard]] Outcome<PartnerKey> remove_company_webhook(const Person& person, std::string_view company_id,
                                                         std::string_view key_id, const KeyPorts& ports,
                                                         base::Timestamp now);

// Asks for a test to be sent, or for what a delivery sent once more.
[[nodiscard]] Outcome<WebhookDelivery> ask_test_event(const Person& person, std::string_view company_id,
                                                      std::string_view key_id, const KeyPorts& ports,
                                                      base::Timestamp now);
[[nodiscard]] Outcome<WebhookDelivery> ask_again(const Person& person, std::string_view company_id,
                                                 std::string_view key_id, std::string_view delivery_id,
                                                 const KeyPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
