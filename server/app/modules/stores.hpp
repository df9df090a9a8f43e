#pragma once

#include <memory>
#include <utility>

#include "app/change_watcher.hpp"
#include "store/ad_store.hpp"
#include "store/alert_store.hpp"
#include "store/application_store.hpp"
#include "store/bookmark_store.hpp"
#include "store/candidacy_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/delivery_store.hpp"
#include "store/employer_store.hpp"
#include "store/event_store.hpp"
#include "store/feed_store.hpp"
#include "store/identity_store.hpp"
#include "store/job_day_store.hpp"
#include "store/job_state_changes.hpp"
#include "store/key_store.hpp"
#include "store/lease_store.hpp"
#include "store/news_store.hpp"
#include "store/notification_store.hpp"
#include "store/outbox_store.hpp"
#include "store/partner_store.hpp"
#include "store/picture_store.hpp"
#include "store/profile_store.hpp"
#include "store/push_store.hpp"
#include "store/report_store.hpp"
#include "store/seeker_email_store.hpp"
#include "store/upload_store.hpp"
#include "store/webhook_store.hpp"

namespace hoigung::app {

// The database and every repository over it.
struct Stores {
    Stores(std::unique_ptr<store::Database> opened, const base::Clock& clock)
        : database(std::move(opened)), catalogue(*database, clock) {}

    const std::unique_ptr<store::Database> database;
    store::SqlCatalogueStore catalogue;
    store::SqlLeaseStore leases{*database};
    store::SqlPictureStore pictures{*database};
    store::SqlAdStore ads{*database};
    store::SqlEventStore events{*database};
    store::SqlIdentityStore identity{*database};
    store::SqlSeekerEmailStore seeker_emails{*database};
    store::SqlKeyStore keys{*database};
    store::SqlOutbox outbox{*database};
    store::SqlProfileStore profiles{*database};
    store::SqlApplicationStore applications{*database};
    store::SqlBookmarkStore bookmarks{*database};
    store::SqlReportStore reports{*database};
    store::SqlUploadStore uploads{*database};
    store::SqlAlertStore alerts{*database};
    store::SqlNotificationStore notifications{*database};
    store::SqlNewsStore news{*database};
    store::SqlJobStateChanges job_state_changes{*database};
    store::SqlPartnerKeyStore partner_keys{*database};
    store::SqlConcernStore concerns{*database};
    store::SqlWebhookStore webhooks{*database};
    store::SqlFeedStore feeds{*database};
    store::SqlDeliveryStore deliveries{*database};
    store::SqlPushStore pushes{*database};
    store::SqlEmployerStore employers{*database};
    store::SqlJobDayStore job_days{*database};
    store::SqlCandidacyStore candidacies{*database};
    // Tells those that follow the stores above; needs a thread only when somebody follows.
    ChangeWatcher watcher{*database};
};

}  // namespace hoigung::app
