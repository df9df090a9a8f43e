#include "app/modules/feeds_module.hpp"

#include "app/demonstration.hpp"
#include "app/import_source.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

// Also how long another process leaves a feed to this one; reading takes less.
constexpr auto kLookedAfter = 5min;
constexpr auto kTriedAgainAfter = 15min;

}  // namespace

FeedsModule::FeedsModule(Runtime& runtime, Operations& operations, Stores& stores, CatalogueModule& catalogue)
    : runtime_(runtime),
      operations_(operations),
      stores_(stores),
      catalogue_(catalogue),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    for (const FeedSetting& feed : runtime.settings.feeds) {
        show(feed.name, std::nullopt);
        tasks_.add(
            "feed " + feed.name, std::min<std::chrono::milliseconds>(feed.every, kLookedAfter),
            [this, &feed] { return is_due(feed); }, [this, &feed] { read(feed); });
    }
    tasks_.add("renew demonstration", 10min, [this] { renew_demonstration(); });
    tasks_.start();
    operations_.on_clock_moved(this, [this] { tasks_.run_now(); });
}

FeedsModule::~FeedsModule() {
    operations_.on_clock_moved(this, nullptr);
    stopping_ = true;
}

// Every node shows the stored state, whichever of them reads the feed.
void FeedsModule::show(const std::string& name, const std::optional<domain::FeedState>& feed) {
    base::Metrics& metrics = runtime_.metrics;
    const base::Metrics::Labels labels{{"feed", name}};
    metrics.gauge("hoigung_feed_failing", "Whether a feed could not be read whole the last time.", labels)
        .Set(feed && !feed->problem.empty() ? 1 : 0);
    const auto read_at = feed && feed->read_at ? feed->read_at->time_since_epoch() : 0ms;
    metrics
        .gauge("hoigung_feed_read_timestamp_seconds", "When a feed was last read whole; 0 for never.", labels)
        .Set(std::chrono::duration<double>(read_at).count());
    metrics.gauge("hoigung_feed_jobs", "Jobs that a feed lists.", labels)
        .Set(feed ? static_cast<double>(feed->listed) : 0);
}

bool FeedsModule::is_due(const FeedSetting& feed) {
    const auto now = runtime_.clock.now();
    const auto state = stores_.feeds.feed(feed.name);
    show(feed.name, state);
    const auto tried = tried_.find(feed.name);
    if (tried != tried_.end() &&
        now < tried->second + std::min<std::chrono::milliseconds>(feed.every, kTriedAgainAfter))
        return false;
    return !state || !state->read_at || now >= *state->read_at + feed.every;
}

void FeedsModule::read(const FeedSetting& feed) {
    tried_[feed.name] = runtime_.clock.now();
    const auto tell = [&feed](const std::string& words) { base::log::info("feed {}: {}", feed.name, words); };
    CatalogueImport import(stores_.catalogue, stores_.feeds, stores_.employers, catalogue_.lists(),
                           runtime_.clock, feed.name, tell);
    const auto reach =
        runtime_.settings.feeds_anywhere ? notify::Reach::anywhere : notify::Reach::the_internet;
    ImportSource source(import, tell, {.format = std::nullopt, .reach = reach, .stopping = &stopping_});
    const bool is_whole = source.take(feed.address);
    import.finish(is_whole, false, source.problem());
    if (source.problem().empty()) {
        base::log::info("feed {} was read{}: {}", feed.name, is_whole ? "" : " in part", import.summary());
    } else {
        base::log::warning("feed {} could not be read: {} ({})", feed.name, source.problem(),
                           import.summary());
    }
    show(feed.name, stores_.feeds.feed(feed.name));
    catalogue_.poll_now();
}

void FeedsModule::renew_demonstration() {
    Demonstration demonstration(stores_.catalogue, stores_.feeds, stores_.pictures, stores_.employers,
                                catalogue_.lists());
    if (!demonstration.renew(runtime_.clock.now())) return;
    base::log::info("the demonstration catalogue was renewed for the day");
    catalogue_.poll_now();
}

}  // namespace hoigung::app
