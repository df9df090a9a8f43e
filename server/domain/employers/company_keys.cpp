#include "domain/employers/company_keys.hpp"

#include <algorithm>

#include "domain/employers/permissions.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestKeyName = 100;

Outcome<CompanyId> company_for(const Person& person, std::string_view company_id, const KeyPorts& ports) {
    return look_up(ports.employers.store, [&](EmployerReader& reader) -> Outcome<CompanyId> {
        return TRY(own_company(reader, person.id, company_id, Permission::manage_keys)).company.id;
    });
}

// A key that is not revoked, with its webhook.
struct KeyWithWebhook {
    PartnerKey key;
    Webhook webhook;
};

Outcome<KeyWithWebhook> listening_key(const Person& person, std::string_view company_id,
                                      std::string_view key_id, const KeyPorts& ports) {
    auto key = TRY(company_key(person, company_id, key_id, ports));
    auto webhook = key.revoked_at ? std::nullopt : ports.webhooks.webhook(key.id);
    if (!webhook) return Refusal::IdNotFound;
    return KeyWithWebhook{std::move(key), std::move(*webhook)};
}

void note_key(const Person& person, const PartnerKey& key, ActivityKind kind, const KeyPorts& ports,
              base::Timestamp now) {
    ports.employers.store.write([&](EmployerWriter& writer) {
        note(writer, ports.employers.random, key.companies.front(), person, kind, key.name, now);
    });
}

// Requested events go to a URL that a member chose, possibly somebody else's server, so they are limited.
Outcome<void> count_test_event(const PartnerKey& key, const KeyPorts& ports, base::Timestamp now) {
    const bool is_taken = transact(ports.employers.store, [&](EmployerWriter& writer) {
        return take_usage(writer, UsageKind::test_events, key.companies.front().text(), 1,
                          {ports.employers.limits.test_events, std::chrono::hours{1}}, now);
    });
    if (!is_taken) return Refusal::PersonLimitReached;
    return {};
}

WebhookRequest ask_for(const PartnerKey& key, std::string event, const KeyPorts& ports, base::Timestamp now) {
    WebhookRequest asked;
    asked.id = WebhookRequestId::make(now, ports.employers.random);
    asked.key = key.id;
    asked.event = std::move(event);
    asked.asked_at = now;
    asked.is_manual = true;
    return asked;
}

}  // namespace

std::vector<PartnerKey> keys_of(CompanyId company, PartnerKeyStore& store) {
    auto keys = store.all();
    std::erase_if(keys, [&](const PartnerKey& key) {
        return key.is_operator() || key.companies.size() != 1 || key.companies.front() != company;
    });
    std::ranges::reverse(keys);
    return keys;
}

Outcome<PartnerKey> find_key(CompanyId company, std::string_view key_id, PartnerKeyStore& store) {
    const auto keys = keys_of(company, store);
    const auto found =
        std::ranges::find_if(keys, [&](const PartnerKey& key) { return key.id.text() == key_id; });
    if (found == keys.end()) return Refusal::IdNotFound;
    return *found;
}

Outcome<PartnerKey> company_key(const Person& person, std::string_view company_id, std::string_view key_id,
                                const KeyPorts& ports) {
    return find_key(TRY(company_for(person, company_id, ports)), key_id, ports.keys);
}

std::vector<PartnerKey> keys_made_by(PersonId person, CompanyId company, PartnerKeyStore& store) {
    auto keys = keys_of(company, store);
    std::erase_if(keys, [&](const PartnerKey& key) { return key.revoked_at || key.made_by != person; });
    return keys;
}

Outcome<IssuedKey> make_company_key(const Person& person, std::string_view company_id, std::string_view name,
                                    const KeyPorts& ports, base::Timestamp now) {
    PartnerKey key;
    key.name = TRY(read_text(name, kLongestKeyName));
    if (key.name.empty()) return Refusal::NameMissing;
    const CompanyId company = TRY(company_for(person, company_id, ports));
    key.companies = {company};
    key.is_from_portal = true;
    key.made_by = person.id;
    const auto keys = keys_of(company, ports.keys);
    const auto working = std::ranges::count_if(keys, [](const PartnerKey& each) { return !each.revoked_at; });
    if (static_cast<std::size_t>(working) >= kMostKeys) return Refusal::TooManyKeys;
    auto issued =
        issue_partner_key(std::move(key), ports.keys, ports.employers.digests, ports.employers.random, now);
    note_key(person, issued.key, ActivityKind::key_made, ports, now);
    return issued;
}

Outcome<PartnerKey> revoke_company_key(const Person& person, std::string_view company_id,
                                       std::string_view key_id, const KeyPorts& ports, base::Timestamp now) {
    auto key = TRY(company_key(person, company_id, key_id, ports));
    if (key.revoked_at || !ports.keys.revoke(key.id, now)) return key;
    key.revoked_at = now;
    ports.webhooks.remove(key.id);
    note_key(person, key, ActivityKind::key_revoked, ports, now);
    return key;
}

Outcome<Webhook> set_company_webhook(const Person& person, std::string_view company_id,
                                     std::string_view key_id, std::string url, const KeyPorts& ports,
                                     base::Timestamp now) {
    const auto key = TRY(company_key(person, company_id, key_id, ports));
    if (key.revoked_at) return Refusal::IdNotFound;
    Webhook webhook{key.id, std::move(url), make_secret(kWebhookSecretPrefix, ports.employers.random), 0,
                    now};
    ports.webhooks.put(webhook);
    note_key(person, key, ActivityKind::webhook_set, ports, now);
    return webhook;
}

Outcome<PartnerKey> remove_company_webhook(const Person& person, std::string_view company_id,
                                           std::string_view key_id, const KeyPorts& ports,
                                           base::Timestamp now) {
    auto key = TRY(company_key(person, company_id, key_id, ports));
    if (!ports.webhooks.remove(key.id)) return Refusal::IdNotFound;
    note_key(person, key, ActivityKind::webhook_removed, ports, now);
    return key;
}

Outcome<WebhookRequest> ask_test_event(const Person& person, std::string_view company_id,
                                       std::string_view key_id, const KeyPorts& ports, base::Timestamp now) {
    const auto listening = TRY(listening_key(person, company_id, key_id, ports));
    if (const auto counted = count_test_event(listening.key, ports, now); !counted.ok())
        return counted.error();
    const auto asked = ask_for(listening.key, "test", ports, now);
    ports.webhooks.note(asked);
    return asked;
}

Outcome<WebhookRequest> ask_again(const Person& person, std::string_view company_id, std::string_view key_id,
                                  std::string_view delivery_id, const KeyPorts& ports, base::Timestamp now) {
    const auto listening = TRY(listening_key(person, company_id, key_id, ports));
    const auto id = WebhookRequestId::parse(delivery_id);
    const auto sent = id ? ports.webhooks.request(*id) : std::nullopt;
    if (!sent || sent->key != listening.key.id) return Refusal::IdNotFound;
    if (const auto counted = count_test_event(listening.key, ports, now); !counted.ok())
        return counted.error();
    auto asked = ask_for(listening.key, sent->event, ports, now);
    asked.application = sent->application;
    asked.number = sent->number;
    asked.body = sent->body;
    ports.webhooks.note(asked);
    return asked;
}

}  // namespace hoigung::domain
