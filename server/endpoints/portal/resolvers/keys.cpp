#include "domain/employers/company_keys.hpp"
#include "endpoints/portal/resolvers/key_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::PartnerKey;
using domain::Webhook;
using domain::WebhookRequest;
using graphql::Field;

struct WebhookView {
    const Webhook& webhook;
    KeyScope& scope;
};

struct NewKeyView {
    KeyView key;
    std::string secret;
};

struct NewWebhookView {
    KeyView key;
    std::string secret;
};

domain::KeyPorts ports_of(const PortalService& service) {
    return {service.ports, service.access.keys, service.access.webhooks};
}

void answer(Field& field, const domain::Outcome<PartnerKey>& key) {
    key.ok() ? field.object(key_view(context_of(field).service, *key)) : refuse(field, key.error());
}

void answer(Field& field, const domain::Outcome<WebhookRequest>& delivery) {
    delivery.ok() ? field.object(*delivery) : refuse(field, delivery.error());
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
    if (!allow(view, field, domain::Permission::manage_keys)) return;
    const PortalService& service = context_of(field).service;
    field.value(key_views(service, domain::keys_of(view.company.id, service.access.keys)));
}

void key(const CompanyView& view, Field& field) {
    if (!allow(view, field, domain::Permission::manage_keys)) return;
    const PortalService& service = context_of(field).service;
    answer(field, domain::find_key(view.company.id, *field.arguments().string("id"), service.access.keys));
}

// The person's name; null for the operator's keys, and when the person was removed.
void made_by(const KeyView& view, Field& field) {
    const std::string& name = view.scope->name_of(view.key.made_by);
    name.empty() ? field.null() : field.string(name);
}

void make_key(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    auto made =
        domain::make_company_key(*person, *field.arguments().string("company"),
                                 *field.arguments().string("name"), ports_of(context.service), context.now());
    if (!made.ok()) return refuse(field, made.error());
    field.object(NewKeyView{key_view(context.service, made->key), std::move(made->secret)});
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
    if (!problem_of_webhook(url, context.service.access.webhook_addresses).empty())
        return refuse(field, domain::Refusal::InvalidWebhook);
    auto webhook =
        domain::set_company_webhook(*person, company, key->id.text(), std::move(url), ports, context.now());
    if (!webhook.ok()) return refuse(field, webhook.error());
    field.object(NewWebhookView{key_view(context.service, *key), std::move(webhook->secret)});
}

void send_again(Field& field) {
    act_on_key(field, [&](const domain::Person& person, std::string_view company, std::string_view id,
                          const domain::KeyPorts& ports, base::Timestamp now) {
        return domain::ask_again(person, company, id, *field.arguments().string("delivery"), ports, now);
    });
}

void deliveries(const WebhookView& view, Field& field) {
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    field.object(context_of(field).service.access.webhooks.requests(view.webhook.key, *page));
}

std::string_view state_of(const WebhookRequest& delivery) {
    if (!delivery.sent_at) return "waiting";
    return delivery.answer.is_taken ? "taken" : "failed";
}

void bind_webhook(graphql::Bindings& bindings) {
    using View = WebhookView;
    bindings.object<View>("Webhook")
        .field("url", [](const View& view) { return view.webhook.url; })
        .field("failures", [](const View& view) { return view.webhook.failures; })
        .field("next_try_at",
               [](const View& view, Field& field) {
                   const Webhook& webhook = view.webhook;
                   answer_time(field,
                               webhook.failures > 0 ? std::optional(webhook.next_try_at) : std::nullopt);
               })
        .field("waiting", [](const View& view) { return view.scope.waiting(view.webhook.key); })
        .blocking()
        .field("deliveries", deliveries)
        .blocking();
    bindings.object<domain::WebhookRequestPage>("WebhookDeliveryList")
        .field("deliveries", &domain::WebhookRequestPage::requests)
        .field("total", &domain::WebhookRequestPage::total);
    bindings.object<WebhookRequest>("WebhookDelivery")
        .field("id", [](const WebhookRequest& each) { return each.id.hex(); })
        .field("event", &WebhookRequest::event)
        .field("number", &WebhookRequest::number)
        .field("state", state_of)
        .field("asked_at", [](const WebhookRequest& each) { return base::iso_text(each.asked_at); })
        .field("sent_at", [](const WebhookRequest& each, Field& field) { answer_time(field, each.sent_at); })
        .field("status", [](const WebhookRequest& each, Field& field) { field.value(each.answer.status); })
        .field("answer", [](const WebhookRequest& each) { return each.answer.text; })
        .field("body", &WebhookRequest::body)
        .field("is_manual", &WebhookRequest::is_manual);
}

}  // namespace

void bind_keys(graphql::Bindings& bindings) {
    bindings.object<KeyView>("PartnerKey")
        .field("id", [](const KeyView& view) { return view.key.id.hex(); })
        .field("name", [](const KeyView& view) { return view.key.name; })
        .field("created_at", [](const KeyView& view) { return base::iso_text(view.key.created_at); })
        .field("made_by", made_by)
        .blocking()
        .field("is_from_portal", [](const KeyView& view) { return view.key.is_from_portal; })
        .field("revoked_at",
               [](const KeyView& view, Field& field) { answer_time(field, view.key.revoked_at); })
        .field("webhook",
               [](const KeyView& view, Field& field) {
                   const Webhook* webhook = view.scope->webhook(view.key.id);
                   webhook == nullptr ? field.null() : field.object(WebhookView{*webhook, *view.scope});
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
