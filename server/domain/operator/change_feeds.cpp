#include "domain/operator/change_feeds.hpp"

#include <algorithm>

#include "domain/ingest/close_vanished_jobs.hpp"

namespace hoigung::domain {

base::Result<std::int64_t, FeedRefusal> rename_feed(const Acting& acting, std::string_view from,
                                                    std::string_view to, FeedStore& feeds) {
    // A name has to be a word that the setting `feeds` can contain.
    const auto is_plain = [](char c) { return c > ' ' && c != ',' && c != '\x7F'; };
    if (to.empty() || !std::ranges::all_of(to, is_plain)) return FeedRefusal::bad_name;
    const auto feed = feeds.feed(from);
    if (!feed) return FeedRefusal::unknown_feed;
    if (feeds.feed(to)) return FeedRefusal::name_taken;
    return acting.together([&] {
        feeds.hand_over(from, to);
        acting.done(OperatorAct::rename_feed, std::string(from));
        return feed->listed;
    });
}

base::Result<std::int64_t, FeedRefusal> take_over_feed(const Acting& acting, std::string_view by,
                                                       std::string_view from, FeedStore& feeds) {
    if (by == from) return FeedRefusal::same_feed;
    const auto feed = feeds.feed(from);
    if (!feed || !feeds.feed(by)) return FeedRefusal::unknown_feed;
    return acting.together([&] {
        feeds.hand_over(from, by);
        acting.done(OperatorAct::take_over_feed, std::string(from));
        return feed->listed;
    });
}

base::Result<std::int64_t, FeedRefusal> drop_feed(const Acting& acting, std::string_view feed,
                                                  bool keeps_jobs, CatalogueStore& catalogue,
                                                  FeedStore& feeds) {
    const auto known = feeds.feed(feed);
    if (!known) return FeedRefusal::unknown_feed;
    // The jobs are closed first: after a crash here the feed is still listed, and the command can be
    // repeated.
    if (!keeps_jobs) static_cast<void>(close_vanished_jobs(catalogue, feeds, feed, {}, true, acting.now));
    return acting.together([&] {
        feeds.forget(feed);
        acting.done(OperatorAct::drop_feed, std::string(feed));
        return known->listed;
    });
}

}  // namespace hoigung::domain
