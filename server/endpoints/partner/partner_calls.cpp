#include "endpoints/partner/partner_calls.hpp"

#include <memory>

#include "domain/partner/key_rule.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {
namespace {

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

void PartnerCalls::answer(PartnerAnswer make, Holder holder, std::vector<std::string> ids,
                          http::Request request, const http::Responder& responder) const {
    const auto kept = std::make_shared<const http::Request>(std::move(request));
    const auto locale = preferred_locale(kept->header("Accept-Language"));
    answer_later(
        service_.queue, responder,
        [this, kept, locale, make, holder, ids = std::move(ids)] {
            const auto key = domain::authenticate_partner(kept->bearer_token(), service_.access.keys,
                                                          service_.employers.digests);
            if (!key) return key_refused(locale);
            const PartnerCall call{service_, *key, *kept, ids};
            auto objection = domain::objection_to_key(*key, service_.employers.store);
            if (!objection && holder == Holder::site_operator && !key->is_operator())
                objection = domain::Refusal::PermissionDenied;
            return (objection ? call.refuse(*objection) : make(call)).with("Cache-Control", "no-store");
        },
        locale);
}

}  // namespace hoigung::endpoints
