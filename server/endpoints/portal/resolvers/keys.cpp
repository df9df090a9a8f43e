#include "domain/employers/company_keys.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::PartnerKey;
using domain::Webhook;
using domain::WebhookDelivery;
using graphql::Field;

struct NewKeyView {
    PartnerKey key;
    std::string secret;
};

struct NewWebhookView {
    PartnerKey key;
    std::string secret;
};

domain::KeyPorts ports_of(const PortalService& service) {
    return {service.ports, service.keys, service.webhooks};
}

template <class T>
void answer(Field& field, const domain::Outcome<T>& outcome) {
    outcome.ok() ? field.value(*outcome) : refuse(field, outcome.error());
}

// Calls `act(person, company, id, ports, now)` for the caller and answers with its result.
template <class Act>
void act_on_key(Field& field, Act act) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer(field, act(*person, *field.arguments().string("company"), *field.arguments().string("id"),
                      ports_of(context.service), context.now()));
}

void keys(const CompanyView& view, Field& field) {
    const PortalContext& context = context_of(field);
    answer(field,
           domain::company_keys(context.caller->person, view.company.id.text(), ports_of(context.service)));
}

void key(const CompanyView& view, Field& field) {
    const PortalContext& context = context_of(field);
    answer(field, domain::company_key(context.caller->person, view.company.id.text(),
                                      *field.arguments().string("id"), ports_of(context.service)));
}

// The person's name; null for the operator's keys, and when the person was removed.
void made_by(const PartnerKey& key, Field& field) {
    std::optional<domain::Person> person;
    if (key.made_by)
        context_of(field).service.ports.store.read(
            [&](domain::EmployerReader& reader) { person = reader.person(*key.made_by); });
    person ? field.string(person->shown_name()) : field.null();
}

void make_key(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    auto made =
        domain::make_company_key(*person, *field.arguments().string("company"),
                                 *field.arguments().string("name"), ports_of(context.service), context.now());
    if (!made.ok()) return refuse(field, made.error());
    field.object(NewKeyView{std::move(made->key), std::move(made->secret)});
}

void set_webhook(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto ports = ports_of(context.service);
    const std::string_view company = *arguments.string("company");
    // Checks first that the caller may use the key, so that strangers cannot trigger a lookup of the host.
    auto key = domain::company_key(*person, company, *arguments.string("id"), ports);
    if (!key.ok()) return refuse(field, key.error());
    std::string url(*arguments.string("url"));
    if (!problem_of_webhook(url, context.service.webhook_addresses).empty())
        return refuse(field, domain::Refusal::InvalidWebhook);
    auto webhook =
        domain::set_company_webhook(*person, company, key->id.text(), std::move(url), ports, context.now());
    if (!webhook.ok()) return refuse(field, webhook.error());
    field.object(NewWebhookView{std::move(key).value(), std::move(webhook->secret)});
}

void send_again(Field& field) {
    act_on_key(field, [&](const domain::Person& person, std::string_view company, std::string_view id,
                          const domain::KeyPorts& ports, base::Timestamp now) {
        return domain::ask_again(person, company, id, *field.arguments().string("delivery"), ports, now);
    });
}

void deliveries(const Webhook& webhook, Field& field) {
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    field.object(context_of(field).service.webhooks.deliveries(webhook.key, *page));
}

std::string_view state_of(const WebhookDelivery& delivery) {
    if (!delivery.sent_at) return "waiting";
    return delivery.answer.is_taken ? "taken" : "failed";
}

void bind_webhook(graphql::Bindings& bindings) {
    bindings.object<Webhook>("Webhook")
        .field("url", &Webhook::url)
        .field("failures", &Webhook::failures)
        .field("next_try_at",
               [](const Webhook& webhook, Field& field) {
                   answer_time(field,
                               webhook.failures > 0 ? std::optional(webhook.next_try_at) : std::nullopt);
               })
        .field("waiting",
               [](const Webhook& webhook, Field& field) {
                   field.integer(context_of(field).service.webhooks.count_waiting(webhook.key));
               })
        .blocking()
        .field("deliveries", deliveries)
        .blocking();
    bindings.object<domain::WebhookDeliveryPage>("WebhookDeliveryList")
        .field("deliveries", &domain::WebhookDeliveryPage::deliveries)
        .field("total", &domain::WebhookDeliveryPage::total);
    bindings.object<WebhookDelivery>("WebhookDelivery")
        .field("id", [](const WebhookDelivery& each) { return each.id.hex(); })
        .field("event", &WebhookDelivery::event)
        .field("number", &WebhookDelivery::number)
        .field("state", state_of)
        .field("asked_at", [](const WebhookDelivery& each) { return base::iso_text(each.asked_at); })
        .field("sent_at", [](const WebhookDelivery& each, Field& field) { answer_time(field, each.sent_at); })
        .field("status", [](const WebhookDelivery& each, Field& field) { field.value(each.answer.status); })
        .field("answer", [](const WebhookDelivery& each) { return each.answer.text; })
        .field("body", &WebhookDelivery::body)
        .field("is_manual", &WebhookDelivery::is_manual);
}

}  // namespace

void bind_keys(graphql::Bindings& bindings) {
    bindings.object<PartnerKey>("PartnerKey")
        .field("id", [](const PartnerKey& each) { return each.id.hex(); })
        .field("name", &PartnerKey::name)
        .field("created_at", [](const PartnerKey& each) { return base::iso_text(each.created_at); })
        .field("made_by", made_by)
        .blocking()
        .field("is_from_portal", &PartnerKey::is_from_portal)
        .field("revoked_at",
               [](const PartnerKey& each, Field& field) { answer_time(field, each.revoked_at); })
        .field("webhook",
               [](const PartnerKey& each, Field& field) {
                   field.value(context_of(field).service.webhooks.webhook(each.id));
               })
        .blocking();
    bind_webhook(bindings);
    bindings.object<NewKeyView>("NewKey")
        .field("key", [](const NewKeyView& view, Field& field) { field.object(view.key); })
        .field("secret", &NewKeyView::secret);
    bindings.object<NewWebhookView>("NewWebhook")
        .field("key", [](const NewWebhookView& view, Field& field) { field.object(view.key); })
        .field("secret", &NewWebhookView::secret);
    bindings.object<CompanyView>("Company").field("keys", keys).blocking().field("key", key).blocking();
    bindings.root("Mutation")
        .field("make_key", make_key)
        .blocking()
        .field("revoke_key", [](Field& field) { act_on_key(field, domain::revoke_company_key); })
        .blocking()
        .field("set_webhook", set_webhook)
        .blocking()
        .field("remove_webhook", [](Field& field) { act_on_key(field, domain::remove_company_webhook); })
        .blocking()
        .field("send_test_event", [](Field& field) { act_on_key(field, domain::ask_test_event); })
        .blocking()
        .field("send_again", send_again)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
