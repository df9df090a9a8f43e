#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/deliveries/delivery.hpp"
#include "domain/deliveries/news.hpp"
#include "domain/deliveries/news_texts.hpp"
#include "domain/identity/seeker.hpp"

namespace hoigung::domain {

// News of a seeker that no mail has told yet.
struct UntoldNews {
    // The row, whose id no other news has.
    DeliveryId id;
    NotificationType type = NotificationType::job_alert_matched;
    JobId job;
    std::optional<ApplicationId> application;
    base::Timestamp happened_at;
    // The seeker has read the notification.
    bool is_read = false;
    // The alert, the saved job or the application still exists.
    bool is_still_so = true;
    // The application's present status, and its newest interview.
    std::optional<ApplicationStatus> status{};
    std::optional<NewsInterview> interview{};
};

// A seeker with all due news.
struct SeekerNews {
    SeekerId seeker;
    // Where mails go; empty when none may be sent: no address, one that is unreachable, a suspended account
    // or one that is being deleted.
    std::string email;
    NewsPreferences preferences;
    // Oldest first.
    std::vector<UntoldNews> news;
};

// News that are looked at again later.
struct PostponedNews {
    DeliveryId id;
    base::Timestamp until;
};

// Due news within one transaction. Rows read here are locked until the transaction ends.
class NewsWriter {
  public:
    virtual ~NewsWriter() = default;

    // The seekers with due news, at most so many rows in all. A seeker whose rows do not fit in is continued
    // by the next call.
    [[nodiscard]] virtual std::vector<SeekerNews> due(base::Timestamp now, int most) = 0;
    virtual void postpone(std::span<const PostponedNews> news) = 0;
    virtual void remove(std::span<const DeliveryId> news) = 0;
    virtual void queue(std::span<const Delivery> deliveries) = 0;

    // Locked, so that two changes do not overwrite each other. Defaults for a seeker who changed nothing.
    [[nodiscard]] virtual NewsPreferences preferences(SeekerId seeker) = 0;
    // All untold news of the seeker are looked at again.
    virtual void put(SeekerId seeker, const NewsPreferences& preferences, base::Timestamp now) = 0;
};

// A new notification of a seeker.
struct NewsChange {
    std::int64_t number = 0;
    SeekerId seeker;
};

// The seekers who saved a job that closes soon.
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
    // Bookmarks of these jobs by seekers who have not applied for them and were not told before. At most
    // `most`, after one.
    [[nodiscard]] virtual std::vector<SavedJob> bookmarks_of(std::span<const JobId> jobs,
                                                             const SavedJob& after, int most) = 0;
    // Stores notifications of seekers that follow from no change of an application.
    virtual void tell(std::span<const Delivery> notices) = 0;

    [[nodiscard]] virtual std::int64_t last_change() = 0;
    // In order.
    [[nodiscard]] virtual std::vector<NewsChange> changes_after(std::int64_t number, int most) = 0;
    // Deletes changes, and news that were never mailed, from before a moment each.
    virtual void sweep(base::Timestamp changes_before, base::Timestamp untold_before) = 0;
};

}  // namespace hoigung::domain
