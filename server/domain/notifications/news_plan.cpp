#include "domain/notifications/news_plan.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "domain/deliveries/seeker_deliveries.hpp"

namespace hoigung::domain {

namespace {

using base::Timestamp;

// News of a job that this process does not know yet are looked at again after this, and dropped when they are
// older than a day.
constexpr std::chrono::seconds kUnknownJobPause{10};
constexpr std::chrono::days kUnknownJobLasts{1};

// When the site's limit of SMS is reached, they are looked at again after this, and dropped after a day.
constexpr std::chrono::minutes kSmsPause{15};
constexpr std::chrono::days kSmsLasts{1};

// How long a push or an SMS is of use.
constexpr std::chrono::days kJobPushLasts{1};
constexpr std::chrono::days kPushLasts{3};
constexpr std::chrono::hours kSmsOfUse{6};

// Whether the news have lost their point since they happened.
bool is_over(const UntoldNews& news, const NewsPreferences& preferences) {
    // A notification of a silent kind is marked as read from the beginning, which says nothing here.
    const bool was_seen = news.is_read && preferences.of(kind_of(news.type)).site;
    return was_seen || !news.is_still_so || news.status == ApplicationStatus::withdrawn;
}

// An SMS tells of messages, of interviews that are offered, and of those that are near.
bool is_for_sms(const NewsItem& item) {
    if (item.kind == NewsKind::message) return true;
    if (item.kind != NewsKind::interview || !item.interview) return false;
    return item.interview->state == InterviewState::offered ||
           (item.interview->state == InterviewState::accepted && !item.is_interview_over);
}

// News that go now, with the row that they come from.
struct DueItem {
    const UntoldNews* news = nullptr;
    NewsItem item;
};

class Planner {
  public:
    Planner(const SeekerNews& seeker, const NewsPorts& ports, const Catalogue& catalogue, int sms_left,
            Timestamp now)
        : seeker_(seeker), ports_(ports), catalogue_(catalogue), sms_left_(sms_left), now_(now) {}

    NewsPlan plan() && {
        for (const UntoldNews& news : seeker_.news) sort(news);
        // News of alerts that still gather join a mail that goes anyway.
        if (!due_[NewsWay::mail].empty()) move_gathering();
        add_mail();
        add_pushes();
        add_sms();
        settle();
        return std::move(plan_);
    }

  private:
    struct Left {
        Timestamp until = Timestamp::max();
        std::set<NewsWay> ways;
    };

    [[nodiscard]] bool reaches(NewsWay way) const {
        switch (way) {
            case NewsWay::mail:
                return ports_.ways.mail && !seeker_.email.empty();
            case NewsWay::push:
                return ports_.ways.push && !seeker_.subscriptions.empty();
            case NewsWay::sms:
                break;
        }
        return ports_.ways.sms && !seeker_.telephone.empty();
    }

    void leave(const UntoldNews& news, NewsWay way, Timestamp until) {
        Left& left = left_[news.id];
        left.until = std::min(left.until, until);
        left.ways.insert(way);
    }

    void leave_all(const UntoldNews& news, Timestamp until) {
        for (const NewsWay way : news.ways) leave(news, way, until);
    }

    // Decides for each way whether the news go now or later.
    void sort(const UntoldNews& news) {
        if (is_over(news, seeker_.preferences)) return;
        const NewsKind kind = kind_of(news.type);
        std::vector<NewsWay> due;
        for (const NewsWay way : news.ways) {
            const auto time = time_of_news(way, kind, seeker_.preferences, news.happened_at);
            if (!time || !reaches(way)) continue;
            if (*time <= now_) {
                due.push_back(way);
            } else {
                leave(news, way, *time);
                if (way == NewsWay::mail && *time <= now_ + kMatchesGather) gathering_.push_back(&news);
            }
        }
        if (due.empty()) return;
        if (catalogue_.known_job(news.job) == nullptr) {
            if (news.happened_at + kUnknownJobLasts >= now_) leave_all(news, now_ + kUnknownJobPause);
            return;
        }
        for (const NewsWay way : due) add(news, way);
    }

    void add(const UntoldNews& news, NewsWay way) {
        const Job& job = *catalogue_.known_job(news.job);
        const NewsKind kind = kind_of(news.type);
        const bool needs_open_job = kind == NewsKind::alert_matched || kind == NewsKind::saved_job_ending;
        if (needs_open_job && !catalogue_.is_open(job)) return;
        const bool is_interview_over =
            news.interview && news.interview->time && *news.interview->time <= now_;
        due_[way].push_back({&news,
                             {.kind = kind,
                              .job = &job,
                              .company = catalogue_.company_of(job).profile.name,
                              .application = news.application,
                              .status = news.status,
                              .interview = news.interview,
                              .is_interview_over = is_interview_over,
                              .acts = way == NewsWay::mail ? acts_on(news) : std::vector<NewsAct>{}}});
    }

    // What the seeker can do by a link about an interview that is still to come.
    [[nodiscard]] std::vector<NewsAct> acts_on(const UntoldNews& news) const {
        const auto& interview = news.interview;
        if (!ports_.rules.act_tokens || kind_of(news.type) != NewsKind::interview || !interview ||
            interview->state != InterviewState::accepted || *interview->time <= now_)
            return {};
        std::vector<NewsAct> acts;
        for (const MailActKind kind : {MailActKind::confirm_interview, MailActKind::late_for_interview,
                                       MailActKind::decline_interview}) {
            const bool is_said =
                (kind == MailActKind::confirm_interview && interview->attendance != Attendance::unsaid) ||
                (kind == MailActKind::late_for_interview && interview->attendance == Attendance::late);
            if (is_said) continue;
            const MailAct act{kind, seeker_.seeker.text(), interview->id.text(), interview->version,
                              now_ + kMailActLasts};
            acts.push_back({kind, ports_.rules.act_tokens->sign(act, seeker_.email)});
        }
        return acts;
    }

    void move_gathering() {
        for (const UntoldNews* news : gathering_) {
            if (catalogue_.known_job(news->job) == nullptr) continue;
            Left& left = left_[news->id];
            left.ways.erase(NewsWay::mail);
            add(*news, NewsWay::mail);
        }
    }

    [[nodiscard]] static std::vector<NewsItem> items_of(std::span<const DueItem> due) {
        std::vector<NewsItem> items;
        for (const DueItem& each : due) items.push_back(each.item);
        return items;
    }

    void add_mail() {
        const auto& due = due_[NewsWay::mail];
        if (due.empty()) return;
        Unsubscription unsubscription{seeker_.seeker, {}};
        for (const DueItem& each : due) {
            if (std::ranges::find(unsubscription.kinds, each.item.kind) == unsubscription.kinds.end())
                unsubscription.kinds.push_back(each.item.kind);
        }
        const DeliveryId id = DeliveryId::make(now_, ports_.random);
        plan_.deliveries.push_back(
            {.id = id,
             .way = DeliveryWay::mail,
             .recipient = seeker_.email,
             .queued_at = now_,
             .due_at = now_,
             .expires_at = now_ + kDeliveryLasts,
             .content = news_mail(items_of(due), seeker_.preferences.locale, ports_.rules,
                                  ports_.tokens.sign(unsubscription, seeker_.email)),
             .topic = seeker_topic(id)});
    }

    void add_pushes() {
        std::vector<DueItem> of_jobs;
        std::map<std::string, std::vector<DueItem>> by_topic;
        for (const DueItem& each : due_[NewsWay::push]) {
            if (is_about_jobs(each.item.kind)) {
                of_jobs.push_back(each);
            } else {
                by_topic[fmt::format("{} {}", base::name_of(each.item.kind),
                                     each.news->application.value().text())]
                    .push_back(each);
            }
        }
        for (const auto& [topic, due] : by_topic) add_push(topic, due, kPushLasts);
        if (!of_jobs.empty()) add_job_push(of_jobs);
    }

    void add_job_push(std::span<const DueItem> due) {
        if (const auto until = wait_of_job_push(seeker_.job_pushes, seeker_.preferences, now_)) {
            for (const DueItem& each : due) leave(*each.news, NewsWay::push, *until);
            return;
        }
        add_push("jobs " + seeker_.seeker.text(), due, kJobPushLasts);
        plan_.tellings.push_back({seeker_.seeker, NewsWay::push, seeker_.job_pushes.after_one(now_)});
    }

    // Messages of one conversation make a sound once until they are read.
    void add_push(const std::string& topic, std::span<const DueItem> due, std::chrono::seconds lasts) {
        PushContent content = news_push(items_of(due), seeker_.preferences.locale, ports_.rules);
        content.unread = seeker_.unread;
        const bool is_message = due.front().item.kind == NewsKind::message;
        content.is_silent = is_message && due.front().news->has_sounded;
        if (is_message && !content.is_silent) plan_.sounding.push_back(due.front().news->id);
        for (const PushSubscriptionId subscription : seeker_.subscriptions)
            plan_.deliveries.push_back({.id = DeliveryId::make(now_, ports_.random),
                                        .way = DeliveryWay::push,
                                        .recipient = PushReceiver{subscription},
                                        .queued_at = now_,
                                        .due_at = now_,
                                        .expires_at = now_ + lasts,
                                        .content = content,
                                        .topic = topic});
    }

    void add_sms() {
        std::vector<DueItem> due;
        for (const DueItem& each : due_[NewsWay::sms]) {
            if (is_for_sms(each.item)) due.push_back(each);
        }
        if (due.empty()) return;
        auto until = wait_of_sms(seeker_.sms, now_);
        if (!until && sms_left_ <= 0) until = now_ + kSmsPause;
        if (until) {
            for (const DueItem& each : due) {
                if (each.news->happened_at + kSmsLasts > now_) leave(*each.news, NewsWay::sms, *until);
            }
            return;
        }
        plan_.sms = 1;
        plan_.tellings.push_back({seeker_.seeker, NewsWay::sms, seeker_.sms.after_one(now_)});
        plan_.deliveries.push_back(
            {.id = DeliveryId::make(now_, ports_.random),
             .way = DeliveryWay::sms,
             .recipient = seeker_.telephone,
             .queued_at = now_,
             .due_at = now_,
             .expires_at = now_ + kSmsOfUse,
             .content = news_sms(items_of(due), seeker_.preferences.locale, ports_.rules)});
    }

    void settle() {
        for (const UntoldNews& news : seeker_.news) {
            const auto left = left_.find(news.id);
            if (left == left_.end() || left->second.ways.empty()) {
                plan_.done.push_back(news.id);
            } else {
                plan_.later.push_back({news.id, left->second.until, left->second.ways});
            }
        }
    }

    const SeekerNews& seeker_;
    const NewsPorts& ports_;
    const Catalogue& catalogue_;
    const int sms_left_;
    const Timestamp now_;
    std::map<NewsWay, std::vector<DueItem>> due_;
    std::vector<const UntoldNews*> gathering_;
    std::map<DeliveryId, Left> left_;
    NewsPlan plan_;
};

}  // namespace

NewsPlan plan_news(const SeekerNews& seeker, const NewsPorts& ports, const Catalogue& catalogue, int sms_left,
                   base::Timestamp now) {
    return Planner(seeker, ports, catalogue, sms_left, now).plan();
}

}  // namespace hoigung::domain
