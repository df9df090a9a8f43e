#include "app/modules/housekeeping_module.hpp"

#include "app/identity_settings.hpp"
#include "app/portal_settings.hpp"
#include "base/log.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/catalogue/close_due_jobs.hpp"
#include "domain/events/collect.hpp"
#include "domain/partner/send_webhooks.hpp"
#include "domain/partner/sweep_pictures.hpp"
#include "domain/profile/upload_picture.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::days kNotificationsKept{180};
// A node that was away for longer reloads everything on its return.
constexpr std::chrono::days kCatalogueChangesKept{1};
// Open pages are told of these changes within seconds.
constexpr std::chrono::hours kCandidacyChangesKept{1};

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
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add_watched(
        "close due jobs", 30s,
        [this](const store::Watermarks& marks) {
            return store::is_due(marks.job_to_close, runtime_.clock.now());
        },
        [] { return true; }, [this] { close_due_jobs(); });
    // Separate tasks, so that the failure of one does not stop the others.
    tasks_.add("purge", 1h, [this] { purge(); });
    tasks_.add("sweep changes", 1h,
               [this] { stores_.catalogue.sweep_changes(runtime_.clock.now() - kCatalogueChangesKept); });
    tasks_.add("sweep contact changes", 1h,
               [this] { stores_.candidacies.sweep(runtime_.clock.now() - kCandidacyChangesKept); });
    tasks_.add("sweep notifications", 1h,
               [this] { stores_.notifications.sweep(runtime_.clock.now() - kNotificationsKept); });
    tasks_.add("sweep answers", 1h,
               [this] { stores_.applications.sweep(runtime_.clock.now() - domain::kAnswersKept); });
    tasks_.add("sum up applications", 1h, [this] { stores_.applications.make_missing_summaries(); });
    tasks_.add("sweep uploads", 1h,
               [this] { stores_.uploads.sweep(runtime_.clock.now() - domain::kUploadsKept); });
    tasks_.add("sweep webhook deliveries", 1h, [this] {
        stores_.webhooks.sweep_requests(runtime_.clock.now() - domain::kWebhookDeliveriesKept);
    });
    tasks_.add("sweep portal", 1h, [this] {
        stores_.employers.sweep(employer_retention(runtime_.settings, runtime_.clock.now()));
    });
    tasks_.add("sweep pictures", 1h, [this] { sweep_pictures(); });
    tasks_.add("sweep clicks", 1h, [this] {
        stores_.ads.sweep(runtime_.clock.now() - std::chrono::days(runtime_.settings.collector_days));
    });
    tasks_.add("sweep events", 1h, [this] { sweep_events(); });
    tasks_.add("trim events", 1min, [this] { trim_events(); });
    tasks_.start(stores.watcher);
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
    const int removed = purge_identity(stores_.identity, stores_.keys, runtime_.erasures,
                                       identity_rules(runtime_.settings), now);
    if (removed > 0) base::log::info("removed {} accounts whose time was over", removed);
    runtime_.erasures.drop_before(now - std::chrono::days(runtime_.settings.backup_days));
}

void HousekeepingModule::sweep_pictures() {
    // A row that cannot be read may refer to a picture.
    if (!stores_.database->unreadable_rows().empty()) return;
    std::vector<std::string> in_portal;
    stores_.employers.read(
        [&](domain::EmployerReader& reader) { in_portal = reader.companies().picture_names(); });
    domain::sweep_pictures(catalogue_.live().snapshot()->catalogue, stores_.catalogue.showcase().banners,
                           in_portal, stores_.pictures, runtime_.clock.now() - domain::kPartnerPicturesKept);
}

void HousekeepingModule::trim_events() {
    events_dropped_.Increment(domain::trim_events(stores_.events, runtime_.settings.collector_rows));
}

void HousekeepingModule::sweep_events() {
    const auto kept_for = std::chrono::days(runtime_.settings.collector_days);
    domain::sweep_events(stores_.events, kept_for, runtime_.clock.now());
}

}  // namespace hoigung::app
