#include "endpoints/seeker/rest/unsubscribe_call.hpp"

#include "base/json_writer.hpp"
#include "base/text.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {

void UnsubscribeCall::show(const http::Request& request, const Identified&,
                           const http::Responder& responder) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    answer_later(
        service_.identity.sql_queue, responder,
        [this, token = request.target.parameter("token").value_or(""), locale] {
            return answer_of(domain::read_subscription(token, ports()), locale);
        },
        locale);
}

void UnsubscribeCall::change(const http::Request& request, const Identified&,
                             const http::Responder& responder) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    const bool is_undone = request.target.parameter("undo") == "1";
    answer_later(
        service_.identity.sql_queue, responder,
        [this, token = request.target.parameter("token").value_or(""), is_undone, locale] {
            return answer_of(
                domain::change_subscription(token, is_undone, ports(), service_.identity.clock.now()),
                locale);
        },
        locale);
}

domain::SubscriptionPorts UnsubscribeCall::ports() const {
    return {service_.news.store, service_.identity.store, service_.news.tokens};
}

http::Response UnsubscribeCall::answer_of(const domain::Outcome<domain::Subscription>& subscription,
                                          domain::Locale locale) const {
    if (!subscription.ok()) return refusal_answer(service_.errors, subscription.error(), locale);
    std::string data;
    base::JsonWriter json(data);
    json.begin_object();
    json.key("kinds").begin_array();
    for (const domain::NewsKind kind : subscription->kinds) json.string(base::name_of(kind));
    json.end_array();
    json.member("email", base::mask_email(subscription->email))
        .member("is_subscribed", subscription->is_subscribed)
        .end_object();
    return data_answer(data);
}

}  // namespace hoigung::endpoints
