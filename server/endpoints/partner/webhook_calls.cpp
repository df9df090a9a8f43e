#include "domain/partner/send_webhooks.hpp"
#include "endpoints/partner/partner_json.hpp"
#include "endpoints/shared/webhook_address.hpp"

namespace hoigung::endpoints {
namespace {

struct WebhookInput {
    std::string url;

    static void describe(auto& self, auto& visit) { visit.required("url", self.url); }
};

}  // namespace

http::Response get_webhook(const PartnerCall& call) {
    const auto webhook = call.service.access.webhooks.webhook(call.key.id);
    if (!webhook) return call.refuse(domain::Refusal::IdNotFound);
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("url", webhook->url)
        .member("failures", webhook->failures)
        .end_object();
    return data_answer(data);
}

http::Response put_webhook(const PartnerCall& call) {
    auto input = read_body_as<WebhookInput>(call.request);
    if (!input.ok()) return std::move(input).error();
    if (auto problem = problem_of_webhook(input->url, call.service.access.webhook_addresses);
        !problem.empty())
        return problems_answer({std::move(problem)});
    domain::Webhook webhook{call.key.id, std::move(input->url),
                            domain::make_secret(domain::kWebhookSecretPrefix, call.service.employers.random),
                            0, call.service.clock.now()};
    call.service.access.webhooks.put(webhook);
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("url", webhook.url)
        .member("secret", webhook.secret)
        .end_object();
    return data_answer(data);
}

http::Response remove_webhook(const PartnerCall& call) {
    if (!call.service.access.webhooks.remove(call.key.id)) return call.refuse(domain::Refusal::IdNotFound);
    return http::Response::empty(204);
}

}  // namespace hoigung::endpoints
