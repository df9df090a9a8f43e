#include "store/alert_store.hpp"

#include <future>

#include <gmock/gmock.h>

#include "domain/alerts/act_on_job_states.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/notifications/tell_of_closed_jobs.hpp"
#include "store/application_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/identity_store.hpp"
#include "store/job_state_changes.hpp"
#include "store/notification_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace std::chrono_literals;
using domain::AlertHit;
using domain::JobAlert;
using domain::JobAlertId;
using domain::JobState;
using domain::JobStateChange;
using domain::SeekerId;
using testing::add_seeker;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::put_profile;
using testing::sample_company;
using testing::sample_id;
using testing::sample_job;
using testing::sample_profile;
using testing::sample_seeker;
using testing::sample_time;

// Takes every job, so that what is told depends on the stores alone.
class EveryAlert final : public domain::AlertIndex {
  public:
    void put(JobAlertId id, const domain::AlertFilter&) override { ids_.insert(id); }
    void remove(JobAlertId id) override { ids_.erase(id); }
    [[nodiscard]] std::vector<JobAlertId> matching(const domain::Job&,
                                                   const domain::Company&) const override {
        return {ids_.begin(), ids_.end()};
    }

  private:
    std::set<JobAlertId> ids_;
};

class AlertStoreTest : public testing::OnEachDatabase {
  protected:
    AlertStoreTest() {
        catalogue_.write([](domain::CatalogueWriter& writer) { writer.put(sample_company(1)); });
        for (const int number : {1, 2}) {
            add_seeker(database(), sample_seeker(number));
            put_profile(database(), seeker(number), sample_profile(number));
        }
    }

    static SeekerId seeker(int number) { return sample_seeker(number).id; }
    static JobAlert alert(int number, int owner) {
        JobAlert made{sample_id<JobAlertId>('a', number), seeker(owner), {}, sample_time()};
        made.filter.term = "侍應";
        made.filter.districts = {"030503"};
        made.filter.employments = {domain::Employment::part_time, domain::Employment::temp};
        made.filter.max_hours_per_day = number;
        made.filter.monthly_rate = 15000;
        return made;
    }
    void put(const JobAlert& made) {
        alerts_.write(made.seeker, [&](domain::AlertWriter& writer) { writer.put(made); });
    }
    void put_job(JobState state) {
        auto job = sample_job(1);
        job.state = state;
        job.expires_at = sample_time() + std::chrono::days{60};
        job.posting.end_date.reset();
        catalogue_.write([&](domain::CatalogueWriter& writer) { writer.put(job); });
    }
    int act(base::Timestamp now = sample_time()) {
        return domain::act_on_job_states(domain::Catalogue(catalogue_.load()), states_, alerts_, registry_,
                                         notifications_, random_, now);
    }
    domain::ApplicationId apply(int number) {
        return domain::apply_job({seeker(number),
                                  sample_job(1).id.text(),
                                  {sample_job(1).posting.addresses.front().id.text()},
                                  ""},
                                 applications_, random_, sample_time())
            .value();
    }
    void tell_of_closed() {
        domain::tell_of_closed_jobs(applications_, notifications_, random_, sample_time());
    }
    domain::NotificationList told(int number) {
        return notifications_.notifications_of(seeker(number), {0, 30});
    }

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlIdentityStore identity_{database()};
    SqlApplicationStore applications_{database()};
    SqlAlertStore alerts_{database()};
    SqlNotificationStore notifications_{database()};
    SqlJobStateChanges states_{database()};
    EveryAlert index_;
    domain::AlertRegistry registry_{index_};
};
HOIGUNG_ON_EACH_DATABASE(AlertStoreTest);

TEST_P(AlertStoreTest, KeepsAlertsAsTheyWereGivenAndTellsWhatChanged) {
    put(alert(1, 1));
    put(alert(2, 2));
    put(alert(3, 1));
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), ElementsAre(alert(1, 1), alert(3, 1)));
    const auto all = alerts_.changes_since(0);
    EXPECT_THAT(all.alerts, ElementsAre(alert(1, 1), alert(2, 2), alert(3, 1)));
    auto changed = alert(1, 1);
    changed.filter = {};
    put(changed);
    EXPECT_THAT(alerts_.changes_since(all.version).alerts, ElementsAre(changed));
    alerts_.write(seeker(1), [](domain::AlertWriter& writer) {
        writer.remove(alert(1, 1).id);
        writer.remove(alert(2, 2).id);
    });
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), ElementsAre(alert(3, 1)));
    EXPECT_THAT(alerts_.alerts_of(seeker(2)), ElementsAre(alert(2, 2))) << "it was another person's";
}

TEST_P(AlertStoreTest, AnAccountTakesItsAlertsAndNotificationsWithIt) {
    put(alert(1, 1));
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 1);
    identity_.write(
        [&](domain::IdentityWriter& writer) { writer.remove(*writer.seeker(seeker(1)), sample_time()); });
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), IsEmpty());
    EXPECT_EQ(told(1).total, 0);
}

TEST_P(AlertStoreTest, ChangesOfStateWaitInOrderUntilTheyAreDone) {
    put_job(JobState::published);
    put_job(JobState::published);
    put_job(JobState::closed);
    catalogue_.write([](domain::CatalogueWriter& writer) {
        auto job = *writer.job(sample_job(1).id);
        job.state = JobState::published;
        writer.put(job);
        job.state = JobState::suspended;
        writer.put(job);
    });
    const auto version = catalogue_.load().version;
    const auto waiting = states_.waiting(version, 10);
    std::vector<std::pair<std::optional<JobState>, JobState>> steps;
    for (const JobStateChange& change : waiting) steps.emplace_back(change.from, change.to);
    EXPECT_THAT(steps, ElementsAre(std::pair(std::nullopt, JobState::published),
                                   std::pair(JobState::published, JobState::closed),
                                   std::pair(JobState::closed, JobState::published),
                                   std::pair(JobState::published, JobState::suspended)));
    EXPECT_THAT(states_.waiting(version - 1, 10), ElementsAre(waiting[0], waiting[1]))
        << "a catalogue that is not as far knows the job as it was";
    states_.done(waiting[1].number);
    EXPECT_THAT(states_.waiting(version, 1), ElementsAre(waiting[2]));
    states_.done(waiting[3].number);
    EXPECT_FALSE(states_.any());
}

TEST_P(AlertStoreTest, WhatIsDoneTwiceIsToldOnce) {
    put(alert(1, 1));
    put(alert(2, 1));
    put(alert(3, 2));
    put_job(JobState::published);
    const auto waiting = states_.waiting(catalogue_.load().version, 10);
    EXPECT_EQ(act(), 1);
    ASSERT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).notifications.front().alert, alert(1, 1).id);
    notifications_.mark_all_read(seeker(1));
    // As after a kill between the telling and the noting that it was done.
    const std::vector<AlertHit> hits{{seeker(1), alert(2, 1).id}, {seeker(2), alert(3, 2).id}};
    EXPECT_THAT(notifications_.tell_of_match(waiting.front(), hits, random_, sample_time() + 1h), IsEmpty());
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).unread_total, 0);
    EXPECT_EQ(told(2).unread_total, 1);
}

TEST_P(AlertStoreTest, AnAlertThatIsGoneIsForgotten) {
    put(alert(1, 1));
    put(alert(2, 2));
    registry_.catch_up(alerts_);
    alerts_.write(seeker(1), [](domain::AlertWriter& writer) { writer.remove(alert(1, 1).id); });
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 0);
    EXPECT_EQ(told(2).total, 1);
    EXPECT_EQ(registry_.size(), 1U);
}

TEST_P(AlertStoreTest, WhoHasAppliedIsNotToldOfTheJobAgain) {
    put(alert(1, 1));
    put(alert(2, 2));
    put_job(JobState::published);
    const auto application = apply(1);
    static_cast<void>(apply(2));
    act();
    EXPECT_EQ(told(1).total, 0);
    ASSERT_TRUE(
        domain::withdraw_application(seeker(1), application.text(), applications_, sample_time()).ok());
    put_job(JobState::closed);
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(2).total, 0);
}

TEST_P(AlertStoreTest, ApplicantsAreToldOnceWhenTheirJobCloses) {
    put_job(JobState::published);
    EXPECT_FALSE(domain::may_tell_of_closed_jobs(applications_, notifications_));
    const auto first = apply(1);
    const auto withdrawn = apply(2);
    ASSERT_TRUE(domain::withdraw_application(seeker(2), withdrawn.text(), applications_, sample_time()).ok());
    tell_of_closed();
    EXPECT_EQ(told(1).total, 0);
    put_job(JobState::closed);
    EXPECT_TRUE(domain::may_tell_of_closed_jobs(applications_, notifications_));
    tell_of_closed();
    EXPECT_FALSE(domain::may_tell_of_closed_jobs(applications_, notifications_));
    EXPECT_EQ(told(2).total, 0);
    ASSERT_EQ(told(1).total, 1);
    const auto only = told(1).notifications.front();
    EXPECT_EQ(only.type, domain::NotificationType::job_closed);
    EXPECT_EQ(only.application, first);
    EXPECT_EQ(only.alert, std::nullopt);
    EXPECT_EQ(only.job, sample_job(1).id);
    // As another process may that was slow to see where this one had got to.
    notifications_.mark_all_read(seeker(1));
    notifications_.tell_of_closing(applications_.changes_after(0, 100), 1, random_, sample_time());
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).unread_total, 0);
}

TEST_P(AlertStoreTest, TellingAndApplyingDoNotHinderEachOther) {
    constexpr int kPeople = 12;
    for (int number = 3; number <= kPeople; ++number) {
        add_seeker(database(), sample_seeker(number));
        put_profile(database(), seeker(number), sample_profile(number));
    }
    for (int number = 1; number <= kPeople; ++number) put(alert(number, number));
    put_job(JobState::published);
    std::vector<std::future<void>> applying;
    for (int number = 1; number <= kPeople; ++number)
        applying.push_back(std::async(std::launch::async, [&, number] {
            base::SystemRandom random;
            const auto applied = domain::apply_job({seeker(number),
                                                    sample_job(1).id.text(),
                                                    {sample_job(1).posting.addresses.front().id.text()},
                                                    ""},
                                                   applications_, random, sample_time());
            EXPECT_TRUE(applied.ok());
        }));
    act();
    for (auto& each : applying) each.get();
    put_job(JobState::closed);
    tell_of_closed();
    for (int number = 1; number <= kPeople; ++number) {
        const auto list = told(number);
        EXPECT_LE(list.total, 2) << "of the job, if it came before the application, and that it closed";
        EXPECT_EQ(std::ranges::count(list.notifications, domain::NotificationType::job_closed,
                                     &domain::Notification::type),
                  1);
    }
}

TEST_P(AlertStoreTest, OldNotificationsAreSwept) {
    put(alert(1, 1));
    put_job(JobState::published);
    act();
    EXPECT_EQ(notifications_.sweep(sample_time()), 0);
    EXPECT_EQ(notifications_.sweep(sample_time() + 1ms), 1);
    EXPECT_EQ(told(1).total, 0);
}

}  // namespace
}  // namespace hoigung::store
