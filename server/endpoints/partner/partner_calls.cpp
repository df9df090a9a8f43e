#include "endpoints/partner/partner_calls.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "domain/partner/key_rule.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {
namespace {

using http::Method;

struct Route {
    Method method;
    // Segments; `*` stands for an id.
    std::string_view path;
    PartnerAnswer answer;
};

constexpr std::array kRoutes{
    Route{Method::get, "key", show_key},
    Route{Method::get, "companies", list_companies},
    Route{Method::post, "companies", create_company},
    Route{Method::put, "companies/*", put_company},
    Route{Method::get, "companies/*", get_company},
    Route{Method::put, "companies/*/logo", put_logo},
    Route{Method::put, "companies/*/suspension", set_company_suspension},
    Route{Method::get, "jobs", list_jobs},
    Route{Method::post, "jobs", create_job},
    Route{Method::put, "jobs/*", put_job},
    Route{Method::get, "jobs/*", get_job},
    Route{Method::put, "jobs/*/state", set_job_state},
    Route{Method::get, "jobs/*/applications", list_applications},
    Route{Method::post, "applications/status", set_status_of_pair},
    Route{Method::get, "applications/*", get_application},
    Route{Method::post, "applications/*/status", set_application_status},
    Route{Method::get, "webhook", get_webhook},
    Route{Method::put, "webhook", put_webhook},
    Route{Method::del, "webhook", remove_webhook},
    Route{Method::get, "lists", list_lists},
    Route{Method::put, "lists/*", put_list},
    Route{Method::get, "banners", list_banners},
    Route{Method::put, "banners/*", put_banner},
    Route{Method::put, "banners/*/picture", put_banner_picture},
    Route{Method::get, "featured-companies", list_featured_companies},
    Route{Method::put, "featured-companies/*", put_featured_company},
    Route{Method::get, "bids", list_bids},
    Route{Method::put, "bids/*", put_bid},
    Route{Method::post, "batch", take_batch},
    Route{Method::put, "seekers/*/suspension", set_seeker_suspension},
    Route{Method::get, "reports", list_reports},
    Route{Method::post, "reports/*/handle", handle_report},
    Route{Method::get, "concerns", list_concerns},
    Route{Method::post, "concerns/*/settle", settle_concern},
};

std::string_view take_segment(std::string_view& path) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    const std::string_view segment = path.substr(0, slash);
    path.remove_prefix(std::min(slash + 1, path.size()));
    return segment;
}

// The ids of a path that matches a pattern.
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path) {
    std::vector<std::string> ids;
    while (!pattern.empty() && !path.empty()) {
        const std::string_view wanted = take_segment(pattern);
        const std::string_view given = take_segment(path);
        if (wanted == "*" && !given.empty()) {
            ids.emplace_back(given);
        } else if (wanted != given) {
            return std::nullopt;
        }
    }
    return pattern.empty() && path.empty() ? std::optional(std::move(ids)) : std::nullopt;
}

struct Routed {
    PartnerAnswer answer = nullptr;
    std::vector<std::string> ids;
    // The methods that the path allows, when the requested one is not among them.
    std::string allowed;
};

Routed route(Method method, std::string_view path) {
    Routed routed;
    for (const Route& each : kRoutes) {
        auto ids = match(each.path, path);
        if (!ids) continue;
        if (each.method == method) return {each.answer, std::move(*ids), {}};
        routed.allowed.append(routed.allowed.empty() ? "" : ", ").append(http::name(each.method));
    }
    return routed;
}

http::Response key_refused(domain::Locale locale) {
    return http::Response::error(
               401, locale == domain::Locale::en ? "The service key is not valid" : "服務金鑰無效")
        .with("WWW-Authenticate", "Bearer error=\"invalid_token\"");
}

}  // namespace

http::Response PartnerCall::refuse(domain::Refusal refusal) const {
    return refusal_answer(service.errors, refusal, preferred_locale(request.header("Accept-Language")));
}

const std::string& PartnerCall::text_of(domain::Refusal refusal) const {
    return service.errors.of(refusal).text.in(preferred_locale(request.header("Accept-Language")));
}

void PartnerCalls::answer(std::string_view path, http::Request request,
                          const http::Responder& responder) const {
    Routed routed = route(request.method, path);
    if (routed.answer == nullptr) {
        if (routed.allowed.empty()) return responder.answer(http::Response::error(404, "Not found"));
        return responder.answer(
            http::Response::error(405, "Method not allowed").with("Allow", routed.allowed));
    }
    const auto kept = std::make_shared<const http::Request>(std::move(request));
    const auto locale = preferred_locale(kept->header("Accept-Language"));
    answer_later(
        service_.queue, responder,
        [this, kept, locale, routed = std::move(routed)] {
            const auto key =
                domain::authenticate_partner(kept->bearer_token(), service_.keys, service_.digests);
            if (!key) return key_refused(locale);
            const PartnerCall call{service_, *key, *kept, routed.ids};
            const auto objection = domain::objection_to_key(*key, service_.employers.store);
            return (objection ? call.refuse(*objection) : routed.answer(call))
                .with("Cache-Control", "no-store");
        },
        locale);
}

}  // namespace hoigung::endpoints
