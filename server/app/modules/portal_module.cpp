#include "app/modules/portal_module.hpp"

#include "app/graphql_settings.hpp"
#include "app/portal_settings.hpp"
#include "app/public_config.hpp"

namespace hoigung::app {

PortalModule::PortalModule(Runtime& runtime, Stores& stores, WorkQueues& queues, const WebBuild& web,
                           const endpoints::ErrorTable& errors, domain::PictureEncoder& encoder,
                           const IdentityModule& identity, CatalogueModule& catalogue, MailModule& mail)
    : is_open_(is_portal_open(runtime.settings)),
      service_{.ports = {.store = stores.employers,
                         .catalogue = stores.catalogue,
                         .lists = catalogue.lists(),
                         .digests = digests_,
                         .random = runtime.random,
                         .rules = delivery_rules(runtime.settings),
                         .verifies = runtime.settings.company_verification},
               .live_catalogue = catalogue.live(),
               .seals = identity.identity().seals,
               .login_rules = identity.identity().rules.login,
               .code_metrics = identity.identity().code_metrics,
               .errors = errors,
               .encoder = encoder,
               .pictures = stores.pictures,
               .clock = runtime.clock,
               .queue = queues.people,
               .upload_queue = queues.uploads,
               .content_root = content_root(runtime.settings),
               .cookie_path = runtime.settings.portal_root,
               .is_secure = is_behind_tls(runtime.settings),
               .told = [&mail] { mail.poll_now(); },
               .changed = [&catalogue] { catalogue.poll_now(); }},
      graphql_(service_, graphql_settings(runtime.settings, web.portal.documents)),
      files_(service_),
      pages_(runtime.settings, web.portal) {}

void PortalModule::answer_call(std::string_view call, http::Request request,
                               const http::Responder& responder) {
    if (!is_open_ || call.empty()) return responder.answer(http::Response::error(404, "Not found"));
    if (call == "/graphql") return graphql_.answer(std::move(request), responder);
    files_.answer(std::string(call.substr(1)), std::move(request), responder);
}

}  // namespace hoigung::app
