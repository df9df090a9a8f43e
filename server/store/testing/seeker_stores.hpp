#pragma once

#include "store/alert_store.hpp"
#include "store/bookmark_store.hpp"
#include "store/news_store.hpp"
#include "store/notification_store.hpp"
#include "store/profile_store.hpp"
#include "store/push_store.hpp"
#include "store/report_store.hpp"
#include "store/seeker_email_store.hpp"

namespace hoigung::store::testing {

// The stores of seekers' own data in one database.
struct SeekerStores {
    explicit SeekerStores(Database& database)
        : alerts(database),
          bookmarks(database),
          emails(database),
          news(database),
          notifications(database),
          profiles(database),
          pushes(database),
          reports(database) {}

    SqlAlertStore alerts;
    SqlBookmarkStore bookmarks;
    SqlSeekerEmailStore emails;
    SqlNewsStore news;
    SqlNotificationStore notifications;
    SqlProfileStore profiles;
    SqlPushStore pushes;
    SqlReportStore reports;
};

}  // namespace hoigung::store::testing
