#include "endpoints/seeker/rest/export_call.hpp"

#include "domain/identity/require_seeker.hpp"
#include "endpoints/seeker/seeker_export.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {

void ExportCall::answer(const http::Request& request, const Identified& who,
                        const http::Responder& responder) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    answer_later(
        service_.identity.sql_queue, responder,
        [this, id = *who.caller.seeker, locale] { return file_of(id, locale); }, locale);
}

http::Response ExportCall::file_of(domain::SeekerId id, domain::Locale locale) const {
    const auto seeker = domain::require_seeker(service_.identity.store.seeker(id));
    if (!seeker.ok()) return refusal_answer(service_.errors, seeker.error(), locale);
    const auto snapshot = service_.live_catalogue.snapshot();
    const ExportSources sources{snapshot->catalogue,
                                service_.catalogue_store,
                                service_.identity.store,
                                service_.seekers,
                                service_.alerts,
                                service_.news.store,
                                service_.candidacies.ports.store,
                                service_.content_root};
    return http::Response::json(200, export_of(*seeker, sources, service_.identity.clock.now()))
        .with("Cache-Control", "no-store")
        .with("Content-Disposition", "attachment; filename=\"hoigung-export.json\"");
}

}  // namespace hoigung::endpoints
