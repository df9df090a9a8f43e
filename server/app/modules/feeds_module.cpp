#include "app/modules/feeds_module.hpp"

#include "app/demonstration.hpp"
#include "app/import_source.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

// Also for how long another process leaves a feed to this one: reading it takes less.
constexpr auto kLookedAfter = 5min;
constexpr auto kTriedAgainAfter = 15min;

}  // namespace

FeedsModule::FeedsModule(Runtime& runtime, Operations& operations, Stores& stores, CatalogueModule& catalogue)
    : runtime_(runtime),
      operations_(operations),
      stores_(stores),
      catalogue_(catalogue),
      tasks_(stores.leases, runtime.process_id, runtime.clock) {
    for (const FeedSetting& feed : runtime.settings.feeds)
        tasks_.add(
            "feed " + feed.name, std::min<std::chrono::milliseconds>(feed.every, kLookedAfter),
            [this, &feed] { return is_due(feed); }, [this, &feed] { read(feed); });
    tasks_.add("renew demonstration", 10min, [this] { renew_demonstration(); });
    tasks_.start();
    operations_.on_clock_moved(this, [this] { tasks_.run_now(); });
}

FeedsModule::~FeedsModule() {
    operations_.on_clock_moved(this, nullptr);
    stopping_ = true;
}

bool FeedsModule::is_due(const FeedSetting& feed) {
    const auto now = runtime_.clock.now();
    const auto tried = tried_.find(feed.name);
    if (tried != tried_.end() &&
        now < tried->second + std::min<std::chrono::milliseconds>(feed.every, kTriedAgainAfter))
        return false;
    const auto read_at = stores_.feeds.read_at(feed.name);
    return !read_at || now >= *read_at + feed.every;
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
    import.finish(is_whole, false);
    base::log::info("feed {} was read{}: {}", feed.name, is_whole ? "" : " in part", import.summary());
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
