#include "domain/notifications/tell_of_news.hpp"

#include <algorithm>

#include "domain/deliveries/seeker_deliveries.hpp"
#include "domain/for_each_due.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

namespace {

constexpr int kAtOnce = 500;

// News of a job that this process does not know yet are looked at again after this, and dropped when they are
// older than a day.
constexpr std::chrono::seconds kUnknownJobPause{10};
constexpr std::chrono::days kUnknownJobLasts{1};

// News whose mail could not be written are tried again after this.
constexpr std::chrono::hours kFailedPause{1};

// The plan for one seeker's due news.
struct Plan {
    std::vector<NewsItem> items;
    std::vector<DeliveryId> done;
    std::vector<PostponedNews> later;
};

// Whether the news have lost their point since they happened.
bool is_over(const UntoldNews& news, const NewsPreferences& preferences) {
    // A notification of a silent kind is marked as read from the beginning, which says nothing here.
    const bool was_seen = news.is_read && preferences.of(kind_of(news.type)).site;
    return was_seen || !news.is_still_so || news.status == ApplicationStatus::withdrawn;
}

void add(Plan& plan, const UntoldNews& news, const NewsPreferences& preferences, const Catalogue& catalogue,
         base::Timestamp now) {
    const NewsKind kind = kind_of(news.type);
    const auto time = mail_time(kind, preferences, news.happened_at);
    if (!time || is_over(news, preferences)) return plan.done.push_back(news.id);
    if (*time > now) return plan.later.push_back({news.id, *time});
    const Job* job = catalogue.known_job(news.job);
    if (job == nullptr) {
        if (news.happened_at + kUnknownJobLasts < now) return plan.done.push_back(news.id);
        return plan.later.push_back({news.id, now + kUnknownJobPause});
    }
    plan.done.push_back(news.id);
    const bool needs_open_job = kind == NewsKind::alert_matched || kind == NewsKind::saved_job_ending;
    if (needs_open_job && !catalogue.is_open(*job)) return;
    plan.items.push_back({.kind = kind,
                          .job = job,
                          .company = catalogue.company_of(*job).profile.name,
                          .application = news.application,
                          .status = news.status,
                          .interview = news.interview});
}

Plan plan_of(const SeekerNews& seeker, const Catalogue& catalogue, base::Timestamp now) {
    Plan plan;
    for (const UntoldNews& news : seeker.news) {
        if (seeker.email.empty()) {
            plan.done.push_back(news.id);
        } else {
            add(plan, news, seeker.preferences, catalogue, now);
        }
    }
    return plan;
}

Delivery mail_to(const SeekerNews& seeker, std::span<const NewsItem> items, const NewsPorts& ports,
                 base::Timestamp now) {
    Unsubscription unsubscription{seeker.seeker, {}};
    for (const NewsItem& item : items) {
        if (std::ranges::find(unsubscription.kinds, item.kind) == unsubscription.kinds.end())
            unsubscription.kinds.push_back(item.kind);
    }
    const DeliveryId id = DeliveryId::make(now, ports.random);
    return {.id = id,
            .way = DeliveryWay::mail,
            .recipient = seeker.email,
            .queued_at = now,
            .due_at = now,
            .expires_at = now + kDeliveryLasts,
            .content = news_mail(items, seeker.preferences.locale, ports.rules,
                                 ports.tokens.sign(unsubscription, seeker.email)),
            .topic = seeker_topic(id)};
}

template <class T>
void append(std::vector<T>& all, const std::vector<T>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

// The result of one turn.
struct Turn {
    int mails = 0;
    bool is_any = false;
};

// Postpones all of a seeker's news, so that those of other seekers have their turn.
Plan postponing(const SeekerNews& seeker, base::Timestamp until) {
    Plan plan;
    for (const UntoldNews& news : seeker.news) plan.later.push_back({news.id, until});
    return plan;
}

Turn tell_some(NewsWriter& writer, const NewsPorts& ports, const Catalogue& catalogue, base::Timestamp now) {
    std::vector<Delivery> mails;
    std::vector<DeliveryId> done;
    std::vector<PostponedNews> later;
    for (const SeekerNews& each : writer.due(now, kAtOnce)) {
        Plan plan = postponing(each, now + kFailedPause);
        static_cast<void>(for_each_due(
            "tell news", std::span(&each, 1),
            [](const SeekerNews& seeker) { return "seeker " + seeker.seeker.text(); },
            [&](const SeekerNews& seeker) {
                Plan made = plan_of(seeker, catalogue, now);
                if (!made.items.empty()) mails.push_back(mail_to(seeker, made.items, ports, now));
                plan = std::move(made);
                return true;
            }));
        append(done, plan.done);
        append(later, plan.later);
    }
    writer.queue(mails);
    writer.remove(done);
    writer.postpone(later);
    return {static_cast<int>(mails.size()), !done.empty() || !later.empty()};
}

}  // namespace

int tell_of_news(const NewsPorts& ports, const Catalogue& catalogue, base::Timestamp now) {
    int mails = 0;
    for (Turn turn{.is_any = true}; turn.is_any; mails += turn.mails)
        turn = transact(ports.store,
                        [&](NewsWriter& writer) { return tell_some(writer, ports, catalogue, now); });
    return mails;
}

}  // namespace hoigung::domain
