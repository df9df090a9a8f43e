#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "domain/partner/webhook.hpp"
#include "endpoints/partner/partner_json.hpp"

namespace hoigung::endpoints {
namespace {

struct WebhookInput {
    std::string url;

    static void describe(auto& self, auto& visit) { visit.required("url", self.url); }
};

// What is wrong with a webhook's address; empty when nothing is. The sender looks again at each connection,
// since a name may lead elsewhere later.
std::string problem_of(std::string_view url, const PartnerService& service) {
    using boost::urls::scheme;
    constexpr std::size_t kLongest = 500;
    const auto address = boost::urls::parse_uri(url);
    const auto takes = [&](scheme id) {
        return id == scheme::https || (service.webhooks_may_be_http && id == scheme::http);
    };
    if (!address || !takes(address->scheme_id()) || address->encoded_host().empty() || url.size() > kLongest)
        return "url must be an https address";
    if (address->has_userinfo()) return "url must not hold a password";
    return service.may_be_told(address->host_address()) ? "" : "url must lead to a host on the internet";
}

}  // namespace

http::Response get_webhook(const PartnerCall& call) {
    const auto webhook = call.service.webhooks.webhook(call.key.id);
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
    if (auto problem = problem_of(input->url, call.service); !problem.empty())
        return problems_answer({std::move(problem)});
    domain::Webhook webhook{call.key.id, std::move(input->url),
                            domain::make_secret("hgw_", call.service.random), 0, call.service.clock.now()};
    call.service.webhooks.put(webhook);
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("url", webhook.url)
        .member("secret", webhook.secret)
        .end_object();
    return data_answer(data);
}

http::Response remove_webhook(const PartnerCall& call) {
    if (!call.service.webhooks.remove(call.key.id)) return call.refuse(domain::Refusal::IdNotFound);
    return http::Response::empty(204);
}

}  // namespace hoigung::endpoints
