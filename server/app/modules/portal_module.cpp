#include "app/modules/portal_module.hpp"

#include "app/content_security_policy.hpp"
#include "app/graphql_settings.hpp"
#include "app/portal_settings.hpp"
#include "app/public_config.hpp"
#include "app/value_or_throw.hpp"
#include "app/webhook_settings.hpp"
#include "base/json_writer.hpp"
#include "domain/applicants/decide.hpp"
#include "domain/applicants/publish_reply_records.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/employer_jobs/remind_of_ending_jobs.hpp"
#include "endpoints/portal/portal_contract.hpp"
#include "feeds/job_templates_json.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

namespace {

std::string public_config(const Settings& settings) {
    std::string out;
    base::JsonWriter(out)
        .begin_object()
        .member("environment", base::name_of(settings.environment))
        .member("public_url", settings.public_url)
        .member("portal_root", settings.portal_root)
        .member("errors_url", settings.errors_url)
        .end_object();
    return out;
}

ClientPages pages_of(const Settings& settings, const ClientBuild& web) {
    return value_or_throw(ClientPages::make({.root = std::string(kPortal),
                                             .web = web,
                                             .config_json = public_config(settings),
                                             .content_security_policy = content_security_policy(settings),
                                             .is_open = is_portal_open(settings)}),
                          "web_root");
}

}  // namespace

PortalModule::PortalModule(Foundation& foundation, const IdentityModule& identity, CatalogueModule& catalogue,
                           MailModule& mail, const CandidacyModule& candidacies, PagesModule& pages,
                           domain::OpeningCounter& openings)
    : operations_(foundation.operations),
      digests_(foundation.stores, foundation.runtime.random),
      service_{.ports = employer_ports(foundation.runtime, foundation.stores, catalogue.lists(), digests_),
               .candidacies = candidacies.dependencies(),
               .seekers = foundation.stores.identity,
               .live_catalogue = catalogue.live(),
               .errors = foundation.errors,
               .clock = foundation.runtime.clock,
               .login = {.seals = identity.identity().seals,
                         .rules = mail_login_rules(foundation.runtime.settings),
                         .code_metrics = identity.identity().code_metrics},
               .callers = {.cookies = {foundation.runtime.settings.portal_root,
                                       is_behind_tls(foundation.runtime.settings)},
                           .owners = owners_},
               .queues = {.calls = foundation.queues.employers, .uploads = foundation.queues.uploads},
               .pictures = {foundation.picture_encoder, foundation.stores.pictures,
                            content_root(foundation.runtime.settings)},
               .access = {foundation.stores.partner_keys, foundation.stores.webhooks,
                          webhook_addresses(foundation.runtime.settings)},
               .job_forms = {.templates = feeds::read_job_templates(reference_files(), catalogue.lists()),
                             .type_names = catalogue.type_names(),
                             .preview =
                                 [&pages](domain::JobPreview wanted, const http::Request& request,
                                          const http::Responder& responder) {
                                     pages.pages().answer_preview(std::move(wanted), request, responder);
                                 }},
               .told = [&mail] { mail.poll_now(); },
               .changed = [&catalogue] { catalogue.poll_now(); }},
      sessions_(service_),
      graphql_(endpoints::portal::portal_contract(
                   graphql_settings(foundation.runtime.settings, foundation.web.portal.documents)),
               sessions_, foundation.queues.employers),
      files_(service_),
      candidacies_(service_),
      mail_acts_(service_),
      pages_(pages_of(foundation.runtime.settings, foundation.web.portal)),
      tasks_(foundation.stores.leases, foundation.runtime.process_id, foundation.runtime.clock,
             foundation.runtime.metrics),
      slow_tasks_(foundation.stores.leases, foundation.runtime.process_id, foundation.runtime.clock,
                  foundation.runtime.metrics) {
    add_tasks(foundation, catalogue, mail, openings);
    tasks_.start(foundation.stores.watcher);
    slow_tasks_.start();
    operations_.on_clock_moved(this, [this] {
        tasks_.run_now();
        slow_tasks_.run_now();
    });
}

void PortalModule::add_tasks(Foundation& foundation, CatalogueModule& catalogue, MailModule& mail,
                             domain::OpeningCounter& openings) {
    Runtime& runtime = foundation.runtime;
    Stores& stores = foundation.stores;
    tasks_.add_watched(
        "publish scheduled jobs", 1s,
        [&runtime](const store::Watermarks& marks) {
            return store::is_due(marks.scheduled_job, runtime.clock.now());
        },
        [&runtime, &stores] { return domain::any_due_job(stores.employers, runtime.clock.now()); },
        [this, &runtime, &catalogue] {
            if (domain::publish_due_jobs(service_.ports, runtime.clock.now()) > 0) catalogue.poll_now();
        });
    tasks_.add_watched(
        "take decisions", 500ms,
        [&runtime](const store::Watermarks& marks) {
            return store::is_due(marks.decision, runtime.clock.now());
        },
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
        [this, &runtime, &stores, &openings] {
            // Each process writes its own counts; the lease's holder sums them up.
            openings.flush(stores.job_days);
            return days_to_sum_up_.any(stores.job_days, runtime.clock.now());
        },
        [this, &runtime, &stores] {
            domain::sum_up_days(stores.job_days, runtime.clock.now());
            days_to_sum_up_.done();
        });
}

PortalModule::~PortalModule() {
    operations_.on_clock_moved(this, nullptr);
}

}  // namespace hoigung::app
