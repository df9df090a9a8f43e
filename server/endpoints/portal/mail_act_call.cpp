#include "endpoints/portal/mail_act_call.hpp"

#include "base/json_writer.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints::portal {

void MailActCall::show(const http::Request& request, const http::Responder& responder) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    answer_later(
        service_.queues.calls, responder,
        [this, token = request.target.parameter("token").value_or(""), locale] {
            return answer_of(domain::read_mail_act(token, ports(), service_.clock.now()), locale);
        },
        locale);
}

void MailActCall::act(const http::Request& request, const http::Responder& responder) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    const auto reason =
        base::parse_enum<domain::RejectReason>(request.target.parameter("reason").value_or(""))
            .value_or(domain::RejectReason::other_reason);
    answer_later(
        service_.queues.calls, responder,
        [this, token = request.target.parameter("token").value_or(""), reason, locale] {
            const auto page = domain::do_mail_act(token, reason, ports(), service_.clock.now());
            if (page.ok() && page->state == domain::MailActState::done)
                domain::is_on_interview(page->kind) ? service_.candidacies.changed() : service_.changed();
            return answer_of(page, locale);
        },
        locale);
}

domain::MailActPorts MailActCall::ports() const {
    return {*service_.ports.rules.act_tokens, service_.ports, service_.candidacies.ports, service_.seekers};
}

http::Response MailActCall::answer_of(const domain::Outcome<domain::MailActPage>& page,
                                      domain::Locale locale) const {
    if (!page.ok()) return refusal_answer(service_.errors, page.error(), locale);
    std::string data;
    base::JsonWriter json(data);
    json.begin_object()
        .member("act", base::name_of(page->kind))
        .member("state", base::name_of(page->state))
        .member("job", page->job.in(locale))
        .member("company", page->company.in(locale));
    const auto time = [&](std::string_view name, const std::optional<base::Timestamp>& moment) {
        json.key(name);
        moment ? json.string(base::to_iso(*moment)) : json.null();
    };
    time("applied_at", page->applied_at);
    time("interview_at", page->interview_at);
    json.key("page_url");
    if (page->path.empty()) {
        json.null();
    } else {
        const auto& rules = service_.ports.rules;
        const std::string root =
            domain::is_on_interview(page->kind) ? rules.site_address + "/hk/" : rules.portal_address;
        json.string(root + (locale == domain::Locale::en ? "en/" : "") + page->path);
    }
    json.end_object();
    return data_answer(data);
}

}  // namespace hoigung::endpoints::portal
