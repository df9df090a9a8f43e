#include "app/modules/portal_module.hpp"

#include "app/graphql_settings.hpp"
#include "app/portal_settings.hpp"
#include "app/public_config.hpp"
#include "app/webhook_settings.hpp"
#include "domain/applicants/decide.hpp"
#include "domain/applicants/publish_reply_records.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/employer_jobs/remind_of_ending_jobs.hpp"
#include "feeds/job_templates_json.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

PortalModule::PortalModule(Runtime& runtime, Operations& operations, Stores& stores, WorkQueues& queues,
                           const WebBuild& web, const endpoints::ErrorTable& errors,
                           domain::PictureEncoder& encoder, const IdentityModule& identity,
                           CatalogueModule& catalogue, MailModule& mail, const CandidacyModule& candidacies,
                           PagesModule& pages, domain::OpeningCounter& openings)
    : operations_(operations),
      is_open_(is_portal_open(runtime.settings)),
      digests_(stores, runtime.random),
      service_{.ports = employer_ports(runtime, stores, catalogue.lists(), digests_),
               .live_catalogue = catalogue.live(),
               .seals = identity.identity().seals,
               .login_rules = portal_login_rules(runtime.settings),
               .code_metrics = identity.identity().code_metrics,
               .errors = errors,
               .encoder = encoder,
               .pictures = stores.pictures,
               .clock = runtime.clock,
               .queue = queues.employers,
               .upload_queue = queues.uploads,
               .content_root = content_root(runtime.settings),
               .cookie_path = runtime.settings.portal_root,
               .is_secure = is_behind_tls(runtime.settings),
               .templates = feeds::read_job_templates(reference_files(), catalogue.lists()),
               .type_names = catalogue.type_names(),
               .keys = stores.partner_keys,
               .webhooks = stores.webhooks,
               .webhook_addresses = webhook_addresses(runtime.settings),
               .preview =
                   [&pages](domain::JobPreview wanted, const http::Request& request,
                            const http::Responder& responder) {
                       pages.pages().answer_preview(std::move(wanted), request, responder);
                   },
               .told = [&mail] { mail.poll_now(); },
               .changed = [&catalogue] { catalogue.poll_now(); },
               .candidacies = candidacies.dependencies(),
               .owners = owners_},
      graphql_(service_, graphql_settings(runtime.settings, web.portal.documents)),
      files_(service_),
      candidacies_(service_),
      pages_(runtime.settings, web.portal),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics),
      slow_tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add(
        "publish scheduled jobs", 1s,
        [&runtime, &stores] { return domain::any_due_job(stores.employers, runtime.clock.now()); },
        [this, &runtime, &catalogue] {
            if (domain::publish_due_jobs(service_.ports, runtime.clock.now()) > 0) catalogue.poll_now();
        });
    tasks_.add(
        "take decisions", 500ms,
        [&runtime, &stores] { return domain::any_due_decision(stores.employers, runtime.clock.now()); },
        [&runtime, &stores] { domain::take_due_decisions(stores.employers, runtime.clock.now()); });
    slow_tasks_.add("publish reply records", 10min, [&runtime, &stores, &catalogue] {
        if (domain::publish_reply_records(stores.employers, stores.catalogue, runtime.clock.now()) > 0)
            catalogue.poll_now();
    });
    slow_tasks_.add("remind of ending jobs", 1min, [this, &runtime, &mail] {
        if (domain::remind_of_ending_jobs(service_.ports, runtime.clock.now()) > 0) mail.poll_now();
    });
    slow_tasks_.add(
        "sum up days", 20s,
        [&stores, &openings] {
            // Each process writes its own counts; the lease's holder sums them up.
            openings.flush(stores.job_days);
            return true;
        },
        [&runtime, &stores] { domain::sum_up_days(stores.job_days, runtime.clock.now()); });
    tasks_.start();
    slow_tasks_.start();
    operations_.on_clock_moved(this, [this] {
        tasks_.run_now();
        slow_tasks_.run_now();
    });
}

PortalModule::~PortalModule() {
    operations_.on_clock_moved(this, nullptr);
}

void PortalModule::answer_call(std::string_view call, http::Request request,
                               const http::Responder& responder) {
    if (!is_open_ || call.empty()) return responder.answer(http::Response::error(404, "Not found"));
    if (call == "/graphql") return graphql_.answer(std::move(request), responder);
    if (candidacies_.answer(call.substr(1), request, responder)) return;
    files_.answer(std::string(call.substr(1)), std::move(request), responder);
}

}  // namespace hoigung::app
