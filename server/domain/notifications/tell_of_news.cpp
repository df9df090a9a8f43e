#include "domain/notifications/tell_of_news.hpp"

#include <algorithm>

#include "domain/for_each_due.hpp"
#include "domain/notifications/news_plan.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

namespace {

constexpr int kAtOnce = 500;

// News that could not be told are tried again after this.
constexpr std::chrono::hours kFailedPause{1};

template <class T>
void append(std::vector<T>& all, const std::vector<T>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

// The result of one turn.
struct Turn {
    int deliveries = 0;
    bool is_any = false;
};

// Postpones all of a seeker's news, so that those of other seekers have their turn.
NewsPlan postponing(const SeekerNews& seeker, base::Timestamp until) {
    NewsPlan plan;
    for (const UntoldNews& news : seeker.news) plan.later.push_back({news.id, until, news.ways});
    return plan;
}

Turn tell_some(NewsWriter& writer, const NewsPorts& ports, const Catalogue& catalogue, base::Timestamp now) {
    NewsPlan all;
    int sms_left =
        ports.ways.sms ? ports.ways.sms_per_hour - writer.sms_after(now - std::chrono::hours(1)) : 0;
    for (const SeekerNews& each : writer.due(now, kAtOnce)) {
        NewsPlan plan = postponing(each, now + kFailedPause);
        static_cast<void>(for_each_due(
            "tell news", std::span(&each, 1),
            [](const SeekerNews& seeker) { return "seeker " + seeker.seeker.text(); },
            [&](const SeekerNews& seeker) {
                plan = plan_news(seeker, ports, catalogue, sms_left, now);
                return true;
            }));
        sms_left -= plan.sms;
        append(all.deliveries, plan.deliveries);
        append(all.done, plan.done);
        append(all.later, plan.later);
        append(all.sounding, plan.sounding);
        append(all.tellings, plan.tellings);
    }
    writer.queue(all.deliveries);
    writer.note(all.tellings);
    writer.note_sounds(all.sounding, now);
    writer.remove(all.done);
    writer.postpone(all.later);
    return {static_cast<int>(all.deliveries.size()), !all.done.empty() || !all.later.empty()};
}

}  // namespace

int tell_of_news(const NewsPorts& ports, const Catalogue& catalogue, base::Timestamp now) {
    int deliveries = 0;
    for (Turn turn{.is_any = true}; turn.is_any; deliveries += turn.deliveries)
        turn = transact(ports.store,
                        [&](NewsWriter& writer) { return tell_some(writer, ports, catalogue, now); });
    return deliveries;
}

}  // namespace hoigung::domain
