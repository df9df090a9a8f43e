#include "app/modules/housekeeping_module.hpp"

#include "app/identity_settings.hpp"
#include "app/portal_settings.hpp"
#include "base/log.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/catalogue/close_due_jobs.hpp"
#include "domain/events/collect.hpp"
#include "domain/partner/sweep_pictures.hpp"
#include "domain/partner/webhook.hpp"
#include "domain/profile/upload_picture.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::days kNotificationsKept{180};

}  // namespace

HousekeepingModule::HousekeepingModule(Runtime& runtime, Operations& operations, Stores& stores,
                                       CatalogueModule& catalogue)
    : runtime_(runtime),
      operations_(operations),
      stores_(stores),
      catalogue_(catalogue),
      events_dropped_(runtime.metrics.counter(
          "hoigung_collector_rows_dropped_total",
          "Events and errors of pages that were removed early because there were too many")),
      tasks_(stores.leases, runtime.process_id, runtime.clock) {
    tasks_.add("close due jobs", 30s, [this] { close_due_jobs(); });
    tasks_.add("purge", 1h, [this] { purge(); });
    tasks_.add("sweep events", 1h, [this] { sweep_events(); });
    tasks_.add("trim events", 1min, [this] { trim_events(); });
    tasks_.start();
    operations_.on_clock_moved(this, [this] { tasks_.run_now(); });
}

HousekeepingModule::~HousekeepingModule() {
    operations_.on_clock_moved(this, nullptr);
}

void HousekeepingModule::close_due_jobs() {
    const int closed = domain::close_due_jobs(stores_.catalogue, runtime_.clock.now());
    if (closed == 0) return;
    base::log::info("closed {} jobs whose time had passed", closed);
    catalogue_.poll_now();
}

void HousekeepingModule::purge() {
    const auto now = runtime_.clock.now();
    const int removed =
        purge_identity(stores_.identity, stores_.keys, identity_rules(runtime_.settings), now);
    if (removed > 0) base::log::info("removed {} accounts whose time was over", removed);
    stores_.notifications.sweep(now - kNotificationsKept);
    stores_.applications.sweep(now - domain::kAnswersKept);
    stores_.uploads.sweep(now - domain::kUploadsKept);
    stores_.webhooks.sweep_deliveries(now - domain::kWebhookDeliveriesKept);
    stores_.employers.sweep(employer_retention(runtime_.settings, now));
    std::vector<std::string> in_portal;
    stores_.employers.read([&](domain::EmployerReader& reader) { in_portal = reader.picture_names(); });
    domain::sweep_pictures(catalogue_.live().snapshot()->catalogue, stores_.catalogue.showcase().banners,
                           in_portal, stores_.pictures, now - domain::kPartnerPicturesKept);
}

void HousekeepingModule::trim_events() {
    events_dropped_.Increment(domain::trim_events(stores_.events, runtime_.settings.collector_rows));
}

void HousekeepingModule::sweep_events() {
    const auto kept_for = std::chrono::days(runtime_.settings.collector_days);
    domain::sweep_events(stores_.events, kept_for, runtime_.clock.now());
    stores_.ads.sweep(runtime_.clock.now() - kept_for);
}

}  // namespace hoigung::app
