#include <algorithm>
#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/confirm.hpp"
#include "app/open_database.hpp"
#include "domain/operator/change_feeds.hpp"
#include "store/catalogue_store.hpp"
#include "store/feed_store.hpp"

namespace hoigung::app {
namespace {

std::string when(const std::optional<base::Timestamp>& moment) {
    return moment ? base::to_iso(*moment) : "never";
}

std::string line_of(const domain::FeedState& feed, const Settings& settings) {
    const auto setting = std::ranges::find(settings.feeds, feed.name, &FeedSetting::name);
    const std::string source =
        setting == settings.feeds.end()
            ? "not in the settings"
            : fmt::format("every {} min from {}", setting->every.count(), setting->address);
    const std::string failing =
        feed.problem.empty() ? "" : fmt::format("; FAILED {}: {}", when(feed.tried_at), feed.problem);
    return fmt::format("{}: {} jobs, {} no longer listed, read {}, {}{}\n", feed.name, feed.listed,
                       feed.vanished, when(feed.read_at), source, failing);
}

int told(const base::Result<std::int64_t, domain::FeedRefusal>& done, std::string_view what) {
    if (done.ok()) {
        std::cout << fmt::format("{} ({} jobs)\n", what, *done);
        return kDone;
    }
    switch (done.error()) {
        case domain::FeedRefusal::unknown_feed:
            std::cerr << "there is no such feed: `hoigung feed list` shows them\n";
            break;
        case domain::FeedRefusal::name_taken:
            std::cerr << "a feed of this name is there already: `hoigung feed take-over` joins two\n";
            break;
        case domain::FeedRefusal::same_feed:
            std::cerr << "a feed takes over another one\n";
            break;
        case domain::FeedRefusal::bad_name:
            std::cerr << "a feed's name has neither blanks nor commas\n";
            break;
    }
    return kFailed;
}

}  // namespace

int list_feeds(const Settings& settings) {
    const auto database = open_database(settings);
    const auto feeds = store::SqlFeedStore(*database).feeds();
    for (const domain::FeedState& feed : feeds) std::cout << line_of(feed, settings);
    for (const FeedSetting& setting : settings.feeds) {
        if (std::ranges::find(feeds, setting.name, &domain::FeedState::name) != feeds.end()) continue;
        domain::FeedState unread;
        unread.name = setting.name;
        std::cout << line_of(unread, settings);
    }
    return kDone;
}

int rename_feed(const Settings& settings, const std::string& from, const std::string& to) {
    const auto database = open_database(settings);
    store::SqlFeedStore feeds(*database);
    return told(domain::rename_feed(ByCommand(settings, *database), from, to, feeds),
                fmt::format("{} is called {}", from, to));
}

int take_over_feed(const Settings& settings, const std::string& by, const std::string& from) {
    const auto database = open_database(settings);
    store::SqlFeedStore feeds(*database);
    return told(domain::take_over_feed(ByCommand(settings, *database), by, from, feeds),
                fmt::format("{} has the jobs of {}", by, from));
}

int drop_feed(const Settings& settings, const std::string& name, bool keeps_jobs, bool is_asked) {
    const auto database = open_database(settings);
    const base::SystemClock clock;
    store::SqlCatalogueStore catalogue(*database, clock);
    store::SqlFeedStore feeds(*database);
    const auto feed = feeds.feed(name);
    if (feed && is_asked && !keeps_jobs &&
        !is_confirmed(fmt::format("{} jobs that {} lists are closed.", feed->listed, name)))
        return kFailed;
    const int code =
        told(domain::drop_feed(ByCommand(settings, *database), name, keeps_jobs, catalogue, feeds),
             fmt::format("{} is dropped", name));
    if (std::ranges::find(settings.feeds, name, &FeedSetting::name) != settings.feeds.end())
        std::cerr << name << " is still in the setting `feeds`: a site that runs reads it again\n";
    return code;
}

}  // namespace hoigung::app
