#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/deliveries/delivery.hpp"
#include "domain/deliveries/news.hpp"
#include "domain/deliveries/news_texts.hpp"
#include "domain/identity/seeker.hpp"

namespace hoigung::domain {

// News that were not told yet by all ways.
struct UntoldNews {
    // The id of the row.
    DeliveryId id;
    // The ways that are left.
    std::set<NewsWay> ways;
    NotificationType type = NotificationType::job_alert_matched;
    JobId job;
    std::optional<ApplicationId> application;
    base::Timestamp happened_at;
    // The seeker has read the notification.
    bool is_read = false;
    // A push about it has made a sound, and the seeker has not read it since.
    bool has_sounded = false;
    // The alert, the saved job or the application still exists.
    bool is_still_so = true;
    // The application's present status, and its newest interview.
    std::optional<ApplicationStatus> status{};
    std::optional<NewsInterview> interview{};
};

// A seeker's due news.
struct SeekerNews {
    SeekerId seeker;
    // Where the seeker can be reached; empty for an account that is suspended or being deleted.
    std::string email{};
    std::string telephone{};
    std::vector<PushSubscriptionId> subscriptions{};
    // Pushes about jobs, and SMS.
    LatelyTold job_pushes{};
    LatelyTold sms{};
    // The number of unread notifications.
    std::int64_t unread = 0;
    NewsPreferences preferences{};
    // Oldest first.
    std::vector<UntoldNews> news{};
};

// News with the time at which they are looked at again, and the ways that are left then.
struct PostponedNews {
    DeliveryId id;
    base::Timestamp until;
    std::set<NewsWay> ways;
};

// A seeker who was told by a way that has a limit.
struct NotedTelling {
    SeekerId seeker;
    NewsWay way = NewsWay::push;
    LatelyTold lately;
};

// Due news within one transaction. Rows read here are locked until the transaction ends.
class NewsWriter {
  public:
    virtual ~NewsWriter() = default;

    // Returns seekers with their due news, at most `most` rows in all. The next call returns the rows that
    // did not fit.
    [[nodiscard]] virtual std::vector<SeekerNews> due(base::Timestamp now, int most) = 0;
    virtual void postpone(std::span<const PostponedNews> news) = 0;
    virtual void remove(std::span<const DeliveryId> news) = 0;
    virtual void queue(std::span<const Delivery> deliveries) = 0;
    virtual void note(std::span<const NotedTelling> tellings) = 0;
    // Notes that pushes of these news make a sound. Call it before they are removed.
    virtual void note_sounds(std::span<const DeliveryId> news, base::Timestamp now) = 0;
    // The number of seekers who were told by SMS after a moment.
    [[nodiscard]] virtual int sms_after(base::Timestamp moment) = 0;

    // Reads and locks a seeker's settings, so that two changes do not overwrite each other. A seeker without
    // stored settings has the defaults.
    [[nodiscard]] virtual NewsPreferences preferences(SeekerId seeker) = 0;
    // Stores the settings, and makes all untold news of the seeker due, so that the settings apply to them.
    virtual void put(SeekerId seeker, const NewsPreferences& preferences, base::Timestamp now) = 0;
};

// A new notification of a seeker.
struct NewsChange {
    std::int64_t number = 0;
    SeekerId seeker;
};

// A bookmark.
struct SavedJob {
    SeekerId seeker;
    JobId job;
};

class NewsStore {
  public:
    virtual ~NewsStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(NewsWriter&)>& work) = 0;

    [[nodiscard]] virtual NewsPreferences preferences_of(SeekerId seeker) = 0;
    // Returns the bookmarks of these jobs whose seekers have neither applied for the job nor been told of its
    // last day: at most `most`, after the bookmark `after`.
    [[nodiscard]] virtual std::vector<SavedJob> bookmarks_of(std::span<const JobId> jobs,
                                                             const SavedJob& after, int most) = 0;
    // Stores notifications.
    virtual void tell(std::span<const Delivery> notices) = 0;

    [[nodiscard]] virtual std::int64_t last_change() = 0;
    // Returns changes in the order of their numbers.
    [[nodiscard]] virtual std::vector<NewsChange> changes_after(std::int64_t number, int most) = 0;
    // Deletes old changes, and old news that were never told.
    virtual void sweep(base::Timestamp changes_before, base::Timestamp untold_before) = 0;
};

}  // namespace hoigung::domain
