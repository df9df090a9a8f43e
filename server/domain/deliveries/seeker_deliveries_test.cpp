#include "domain/deliveries/seeker_deliveries.hpp"

#include <gmock/gmock.h>

#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class SeekerDeliveries : public ::testing::Test {
  protected:
    static ApplicationChange change(ApplicationStatus status, std::int64_t number = 7) {
        ApplicationChange made;
        made.number = number;
        made.application = application_;
        made.seeker = seeker_;
        made.job = job_;
        made.event = {sample_time(), status};
        return made;
    }
    std::vector<Delivery> told(const SeekerEvent& event) {
        return deliveries_to_seeker(event, seeker_, random_, sample_time());
    }

    static inline const SeekerId seeker_ = sample_seeker(1).id;
    static inline const JobId job_ = sample_job(1).id;
    static inline const ApplicationId application_ = sample_id<ApplicationId>('a', 1);
    base::SystemRandom random_;
};

TEST_F(SeekerDeliveries, WhatAnEmployerDecidesIsToldOnTheSite) {
    using enum ApplicationStatus;
    for (const auto status : {reviewed, contacted, rejected, hired}) {
        const auto deliveries = told(change(status));
        ASSERT_THAT(deliveries, SizeIs(1)) << base::name_of(status);
        EXPECT_EQ(deliveries[0].way, DeliveryWay::site);
        EXPECT_EQ(deliveries[0].seeker(), seeker_);
        EXPECT_EQ(deliveries[0].notice(), (SiteNotice{NotificationType::application_status_changed, job_,
                                                      std::nullopt, application_, 7}));
    }
    EXPECT_EQ(told(change(job_closed))[0].notice().type, NotificationType::job_closed);
}

TEST_F(SeekerDeliveries, NobodyIsToldOfTheirOwnActionsOrTwice) {
    EXPECT_THAT(told(change(ApplicationStatus::applied)), IsEmpty());
    EXPECT_THAT(told(change(ApplicationStatus::withdrawn)), IsEmpty());
    auto contacted = change(ApplicationStatus::contacted);
    contacted.event.is_told_by_contact = true;
    EXPECT_THAT(told(contacted), IsEmpty()) << "the message or the interview tells it";
}

TEST_F(SeekerDeliveries, EveryMessageAndInterviewIsNews) {
    const auto message = told(MessageUnread{job_, application_});
    EXPECT_EQ(message[0].notice(),
              (SiteNotice{NotificationType::message_received, job_, std::nullopt, application_}));
    const auto interview = told(InterviewChanged{job_, application_});
    EXPECT_EQ(interview[0].notice(),
              (SiteNotice{NotificationType::interview_changed, job_, std::nullopt, application_}));
}

TEST_F(SeekerDeliveries, AJobThatComesBackFromASuspensionIsNoNews) {
    const auto alert = sample_id<JobAlertId>('a', 1);
    const std::vector<AlertHit> hits{{seeker_, alert}, {sample_seeker(2).id, alert}};
    const auto occasion = [&](std::optional<JobState> from) {
        const auto deliveries =
            deliveries_of_match({9, job_, from, JobState::published}, hits, random_, sample_time());
        EXPECT_THAT(deliveries, SizeIs(2));
        EXPECT_EQ(deliveries[1].seeker(), sample_seeker(2).id);
        EXPECT_EQ(deliveries[0].notice().alert, alert);
        return deliveries[0].notice().occasion;
    };
    EXPECT_EQ(occasion(std::nullopt), 9);
    EXPECT_EQ(occasion(JobState::closed), 9);
    EXPECT_EQ(occasion(JobState::suspended), 0);
}

TEST_F(SeekerDeliveries, ChangesOfSeveralSeekersKeepTheirOrder) {
    using enum ApplicationStatus;
    auto other = change(rejected, 8);
    other.seeker = sample_seeker(2).id;
    const std::vector<ApplicationChange> changes{change(applied, 6), change(hired, 7), other};
    const auto deliveries = deliveries_to_seekers(changes, random_, sample_time());
    ASSERT_THAT(deliveries, SizeIs(2));
    EXPECT_EQ(deliveries[0].seeker(), seeker_);
    EXPECT_EQ(deliveries[1].seeker(), other.seeker);
    EXPECT_NE(deliveries[0].id, deliveries[1].id);
}

}  // namespace
}  // namespace hoigung::domain
