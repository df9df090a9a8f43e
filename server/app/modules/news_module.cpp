#include "app/modules/news_module.hpp"

#include "app/portal_settings.hpp"
#include "app/push_settings.hpp"
#include "domain/notifications/tell_of_ending_jobs.hpp"

namespace hoigung::app {

namespace {

using namespace std::chrono_literals;

// The secret that links of mails are signed with.
constexpr std::string_view kLinkSecret = "unsubscribe links";
// Open pages are told of new notifications within seconds.
constexpr std::chrono::hours kChangesKept{1};
// News that were not told for so long, because the site told nobody, are dropped.
constexpr std::chrono::days kUntoldKept{7};

domain::NewsWays news_ways(const Settings& settings) {
    return {.mail = can_mail(settings),
            .push = why_no_push(settings).empty(),
            .sms = settings.sms_news,
            .sms_per_hour = settings.sms_news_per_site};
}

}  // namespace

NewsModule::NewsModule(Runtime& runtime, Operations& operations, Stores& stores,
                       const CatalogueModule& catalogue, MailModule& mail, PushModule& push, SmsModule& sms)
    : operations_(operations),
      tokens_(stores.keys.site_secret(kLinkSecret, runtime.random)),
      ports_{stores.news, tokens_, runtime.random,
             delivery_rules(runtime.settings, stores.keys, runtime.random), news_ways(runtime.settings)},
      dependencies_{stores.news, tokens_, push.public_key(), push_check(runtime.settings),
                    runtime.settings.sms_news},
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add("tell of ending jobs", 1h, [&runtime, &stores, &live = catalogue.live()] {
        domain::tell_of_ending_jobs(stores.news, live.snapshot()->catalogue, runtime.random,
                                    runtime.clock.now());
    });
    tasks_.add("sweep news", 1h, [&runtime, &stores] {
        const auto now = runtime.clock.now();
        stores.news.sweep(now - kChangesKept, now - kUntoldKept);
    });
    if (ports_.ways.mail || ports_.ways.push || ports_.ways.sms)
        tasks_.add_watched(
            "tell news", 1s,
            [&runtime](const store::Watermarks& marks) {
                return store::is_due(marks.untold_news, runtime.clock.now());
            },
            [] { return true; },
            [this, &runtime, &mail, &push, &sms, &live = catalogue.live()] {
                if (domain::tell_of_news(ports_, live.snapshot()->catalogue, runtime.clock.now()) == 0)
                    return;
                mail.poll_now();
                push.poll_now();
                sms.poll_now();
            });
    tasks_.start(stores.watcher);
    operations_.on_clock_moved(this, [this] { tasks_.run_now(); });
}

NewsModule::~NewsModule() {
    operations_.on_clock_moved(this, nullptr);
}

}  // namespace hoigung::app
