#include <future>

#include <gmock/gmock.h>

#include "domain/candidacies/answer_interview.hpp"
#include "domain/candidacies/attend_interview.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/candidacies/report_interview.hpp"
#include "domain/candidacies/tell_of_candidacies.hpp"
#include "domain/notifications/tell_of_applications.hpp"
#include "store/testing/with_candidacies.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

class InterviewsTest : public WithCandidacies {
  protected:
    Outcome<Interview> offer(std::vector<base::Timestamp> times, std::string_view key) {
        InterviewInput input;
        input.times = std::move(times);
        input.is_by_telephone = true;
        return offer_interview(owner_, company_id_.text(), application_.text(), key, input, ports_,
                               clock_.now());
    }
    Outcome<Interview> answer(const Interview& interview, InterviewStep step,
                              std::optional<base::Timestamp> time = std::nullopt) {
        return answer_interview(sample_seeker(1).id, interview.id.text(), interview.version, {step, time, ""},
                                ports_, clock_.now());
    }
    Interview accepted(base::Timestamp time, std::string_view key) {
        return answer(offer({time}, key).value(), InterviewStep::accept, time).value();
    }
    Outcome<Interview> cancel(const Interview& interview) {
        return cancel_interview(owner_, company_id_.text(), interview.id.text(), interview.version, "",
                                ports_, clock_.now());
    }
    Outcome<Interview> attend(const Interview& interview, Attendance attendance) {
        return attend_interview(sample_seeker(1).id, interview.id.text(), interview.version, attendance,
                                ports_, clock_.now());
    }
    Outcome<Interview> report(const Actor& actor, const Interview& interview, InterviewOutcome outcome) {
        return report_interview(actor, interview.id.text(), outcome, ports_, clock_.now());
    }
    // The seeker's record.
    std::map<InterviewOutcome, std::int64_t> outcomes() {
        std::map<InterviewOutcome, std::int64_t> counts;
        candidacies_.read([&](CandidacyReader& reader) {
            counts = reader.outcomes_of(sample_seeker(1).id, clock_.now() - std::chrono::days{365});
        });
        return counts;
    }
    [[nodiscard]] base::Timestamp in(std::chrono::hours hours) { return clock_.now() + hours; }
};
HOIGUNG_ON_EACH_DATABASE(InterviewsTest);

TEST_P(InterviewsTest, AreOfferedOnceForAKeyAndAcceptedByTheApplicantAlone) {
    RecordProperty("rows", "10.29");
    const auto first = offer({in(48h), in(24h)}, "one");
    ASSERT_TRUE(first.ok());
    EXPECT_THAT(first->terms.times, ElementsAre(in(24h), in(48h)));
    EXPECT_EQ(offer({in(30h)}, "one").value(), *first);
    EXPECT_EQ(told(NotificationType::interview_changed).unread_total, 1);
    EXPECT_EQ(answer_interview(sample_seeker(2).id, first->id.text(), 1, {InterviewStep::decline}, ports_,
                               clock_.now())
                  .error(),
              Refusal::IdNotFound);
    EXPECT_EQ(answer(*first, InterviewStep::accept, in(25h)).error(), Refusal::IdNotFound);
    const auto taken = answer(*first, InterviewStep::accept, in(48h));
    ASSERT_TRUE(taken.ok());
    EXPECT_EQ(interviews(), std::vector{*taken});
    EXPECT_EQ(told(NotificationType::interview_changed).unread_total, 0);
    EXPECT_EQ(cancel(*first).error(), Refusal::InterviewChanged);
    EXPECT_TRUE(cancel(*taken).ok());
    EXPECT_EQ(cancel(interviews().front()).error(), Refusal::InterviewChanged);
    EXPECT_EQ(candidacies_.changes_after(0, 10, ports_.kept_since(clock_.now())).size(), 4U)
        << "that it was offered, which is Contacted, accepted and called off";
}

TEST_P(InterviewsTest, TheFirstOfferIsContactedAndTheSeekerIsToldOfTheInterviewAlone) {
    RecordProperty("rows", "10.29");
    ASSERT_TRUE(set(application_, ApplicationStatus::reviewed).ok());
    tell_of_applications(store_, deliveries_, random_, clock_.now());
    notifications_.mark_all_read(sample_seeker(1).id, kNotificationTypes);
    const auto last = store_.last_change();
    ASSERT_TRUE(offer({in(24h)}, "one").ok());
    EXPECT_EQ(status_of(application_), ApplicationStatus::contacted);
    ASSERT_TRUE(offer({in(30h)}, "two").ok());
    EXPECT_THAT(store_.changes_after(last, 10), SizeIs(1)) << "what history and webhooks have";
    tell_of_applications(store_, deliveries_, random_, clock_.now());
    EXPECT_EQ(told(NotificationType::application_status_changed).unread_total, 0);
    EXPECT_EQ(told(NotificationType::interview_changed).unread_total, 1);
}

TEST_P(InterviewsTest, ANewOfferTakesThePlaceOfOneThatWaits) {
    const auto first = offer({in(24h)}, "one").value();
    const auto second = offer({in(30h)}, "two").value();
    EXPECT_EQ(second.id, first.id);
    EXPECT_EQ(second.version, 2);
    EXPECT_EQ(answer(first, InterviewStep::accept, in(24h)).error(), Refusal::InterviewChanged);
    const auto asked = answer(second, InterviewStep::ask_another).value();
    EXPECT_EQ(offer({in(40h)}, "three")->version, asked.version + 1);
    ASSERT_TRUE(answer(interviews().front(), InterviewStep::accept, in(40h)).ok());
    EXPECT_NE(offer({in(50h)}, "four")->id, first.id) << "an accepted one stays";
}

TEST_P(InterviewsTest, OfWhoeverWasRejectedOrWithdrewNoneAreOffered) {
    ASSERT_TRUE(set(application_, ApplicationStatus::rejected).ok());
    EXPECT_EQ(offer({in(24h)}, "one").error(), Refusal::StepNotAllowed);
    const auto other = apply(2, 1).value();
    application_ = other;
    ASSERT_TRUE(withdraw(2, other.text()).ok());
    EXPECT_EQ(offer({in(24h)}, "two").error(), Refusal::ApplicationWithdrawn);
}

TEST_P(InterviewsTest, MailsCarryTheCalendarAndNothingOfTheApplicant) {
    RecordProperty("rows", "10.44");
    const Interview interview = accepted(in(48h), "one");
    auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails[0].subject, HasSubstr("has accepted an interview"));
    EXPECT_THAT(mails[0].text, Not(HasSubstr(sample_profile(1).name)));
    ASSERT_THAT(mails[0].attachments, SizeIs(1));
    EXPECT_THAT(mails[0].attachments[0].content, HasSubstr("METHOD:PUBLISH"));
    EXPECT_THAT(mails[0].attachments[0].content, HasSubstr("UID:" + interview.id.text() + "@hoigung.hk"));
    EXPECT_THAT(mails[0].attachments[0].content, Not(HasSubstr(sample_profile(1).name)));
    ASSERT_TRUE(cancel(interview).ok());
    mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails[0].attachments[0].content, HasSubstr("STATUS:CANCELLED"));
    EXPECT_THAT(mails[0].attachments[0].content, HasSubstr("SEQUENCE:3"));
}

TEST_P(InterviewsTest, WhoSwitchedThemOffGetsNoMails) {
    prefer(MailKind::interviews, MailTiming::never);
    accepted(in(48h), "one");
    EXPECT_THAT(take_mails(), IsEmpty());
}

TEST_P(InterviewsTest, BothAreRemindedTheDayBeforeAndTwoHoursBeforeOnceEach) {
    RecordProperty("rows", "10.29");
    const auto time = base::hong_kong_midnight(base::hong_kong_date(in(96h))) + 15h;
    const Interview interview = accepted(time, "one");
    EXPECT_EQ(interview.remind_at, time - 15h - 14h);
    static_cast<void>(take_mails());
    auto remind_at = *interview.remind_at;
    for (const std::string_view day : {"is tomorrow", "is today"}) {
        clock_.set(remind_at - 1s);
        EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
        clock_.advance(1s);
        // Two nodes remind at once.
        auto other = std::async(std::launch::async,
                                [&, now = clock_.now()] { return remind_of_interviews(ports_, now); });
        EXPECT_EQ(remind_of_interviews(ports_, clock_.now()) + other.get(), 1);
        EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
        const auto mails = take_mails();
        ASSERT_THAT(mails, SizeIs(1));
        EXPECT_THAT(mails.front().subject, HasSubstr(day));
        EXPECT_EQ(told(NotificationType::interview_changed).unread_total, 1);
        notifications_.mark_all_read(sample_seeker(1).id, kNotificationTypes);
        EXPECT_EQ(interviews().front().version, interview.version) << "nothing of it has changed";
        remind_at = time - 2h;
    }
    EXPECT_EQ(interviews().front().remind_at, time + 30min) << "when both are asked what became of it";
}

TEST_P(InterviewsTest, AfterAStopOnlyTheLastReminderIsMadeUpFor) {
    const auto time = base::hong_kong_midnight(base::hong_kong_date(in(96h))) + 15h;
    accepted(time, "one");
    static_cast<void>(take_mails());
    clock_.set(time - 1h);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 1);
    EXPECT_THAT(take_mails(), SizeIs(1));
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
}

TEST_P(InterviewsTest, MoreThanARoundTakesAndThoseThatCannotBeReadHideNobody) {
    const Interview interview = accepted(in(96h), "one");
    constexpr int kDamaged = 150;
    constexpr int kGood = 150;
    for (int number = 0; number < kDamaged + kGood; ++number) {
        database().transaction([&](store::Connection& connection) {
            connection.execute(
                "INSERT INTO interviews (id, application_id, seeker_id, company_id, state, version, "
                "begins_at, "
                "listed_at, remind_at, made_at, changed_at, request_key, document) "
                "SELECT CAST(:new AS TEXT), application_id, seeker_id, company_id, CAST(:state AS TEXT), "
                "version, "
                "begins_at, listed_at, remind_at - 1000, made_at, changed_at, CAST(:new AS TEXT), document "
                "FROM interviews WHERE id = :old",
                sample_id<InterviewId>('x', number),
                std::string_view(number < kDamaged ? "nonsense" : "accepted"), interview.id);
        });
    }
    clock_.set(*interview.remind_at);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), kGood + 1);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
}

TEST_P(InterviewsTest, NobodyIsRemindedOfWhatIsOff) {
    const Interview interview = accepted(in(96h), "one");
    ASSERT_TRUE(cancel(interview).ok());
    clock_.advance(90h);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
}

TEST_P(InterviewsTest, AreOffWithTheApplicationAndTheCompanyIsTold) {
    RecordProperty("rows", "10.32");
    accepted(in(48h), "one");
    ASSERT_TRUE(withdraw(1, application_.text()).ok());
    EXPECT_EQ(interviews().front().state, InterviewState::declined);
    EXPECT_THAT(take_mails(), IsEmpty()) << "what waited about it is gone";
    EXPECT_TRUE(tell_employers(store_, ports_, clock_.now()));
    const auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails[0].subject, HasSubstr("has withdrawn, so the interview is off"));
    EXPECT_THAT(mails[0].attachments[0].content, HasSubstr("METHOD:CANCEL"));
    std::vector<Interview> listed;
    candidacies_.read([&](CandidacyReader& reader) {
        listed =
            reader.listed_interviews(company_id_, clock_.now(), in(1000h), ports_.kept_since(clock_.now()));
    });
    EXPECT_THAT(listed, IsEmpty());
}

TEST_P(InterviewsTest, AreConfirmedAndSaidToBeLateWithoutANewVersion) {
    RecordProperty("rows", "10.46");
    const Interview interview = accepted(in(48h), "one");
    static_cast<void>(take_mails());
    const auto last = candidacies_.last_change();
    EXPECT_EQ(attend(interview, Attendance::confirmed)->attendance, Attendance::confirmed);
    EXPECT_EQ(attend(interview, Attendance::confirmed).error(), Refusal::InterviewChanged);
    EXPECT_THAT(take_mails(), IsEmpty());
    EXPECT_TRUE(attend(interview, Attendance::late).ok());
    EXPECT_EQ(interviews().front().version, interview.version);
    const auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails.front().subject, HasSubstr("will be late"));
    EXPECT_EQ(candidacies_.last_change(), last + 2) << "open pages are told";
    Interview older = interview;
    --older.version;
    EXPECT_EQ(attend(older, Attendance::late).error(), Refusal::InterviewChanged);
    EXPECT_EQ(attend_interview(sample_seeker(2).id, interview.id.text(), interview.version, Attendance::late,
                               ports_, clock_.now())
                  .error(),
              Refusal::IdNotFound);
}

TEST_P(InterviewsTest, AfterTheirTimeAreNotCalledOffButBothAreAskedOnce) {
    RecordProperty("rows", "10.46");
    const auto time = base::hong_kong_midnight(base::hong_kong_date(in(96h))) + 15h;
    const Interview interview = accepted(time, "one");
    clock_.set(time);
    static_cast<void>(remind_of_interviews(ports_, clock_.now()));
    static_cast<void>(take_mails());
    notifications_.mark_all_read(sample_seeker(1).id, kNotificationTypes);
    EXPECT_EQ(cancel(interview).error(), Refusal::InterviewChanged);
    EXPECT_EQ(answer(interview, InterviewStep::decline).error(), Refusal::InterviewChanged);
    clock_.set(time + 30min);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 1);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
    const auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails.front().subject, HasSubstr("Did the interview for"));
    EXPECT_THAT(mails.front().attachments, IsEmpty());
    EXPECT_EQ(told(NotificationType::interview_changed).unread_total, 1);
    ASSERT_TRUE(withdraw(1, application_.text()).ok());
    EXPECT_EQ(interviews().front().state, InterviewState::accepted) << "it has taken place";
    EXPECT_EQ(report(seeker(), interview, InterviewOutcome::held).error(), Refusal::ApplicationWithdrawn);
}

TEST_P(InterviewsTest, WhatBothSayOfThemIsCounted) {
    RecordProperty("rows", "10.46");
    const Interview interview = accepted(in(1h), "one");
    EXPECT_EQ(report(seeker(), interview, InterviewOutcome::held).error(), Refusal::InterviewChanged);
    clock_.advance(2h);
    EXPECT_EQ(report(seeker(2), interview, InterviewOutcome::held).error(), Refusal::IdNotFound);
    ASSERT_TRUE(report(company(), interview, InterviewOutcome::seeker_absent).ok());
    EXPECT_THAT(outcomes(), IsEmpty());
    ASSERT_TRUE(report(company(), interview, InterviewOutcome::held).ok()) << "as long as it does not count";
    ASSERT_TRUE(report(seeker(), interview, InterviewOutcome::held).ok());
    EXPECT_THAT(outcomes(), ElementsAre(std::pair(InterviewOutcome::held, 1)));
    EXPECT_EQ(report(company(), interview, InterviewOutcome::called_off).error(), Refusal::InterviewChanged);
    EXPECT_EQ(interviews().front().remind_at, std::nullopt);
}

TEST_P(InterviewsTest, ACompanyThatDoesNotAnswerWasNotThere) {
    RecordProperty("rows", "10.46");
    const Interview interview = accepted(in(1h), "one");
    clock_.advance(2h);
    static_cast<void>(take_mails());
    const auto said = report(seeker(), interview, InterviewOutcome::company_absent);
    ASSERT_TRUE(said.ok());
    const auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails.front().subject, HasSubstr("says that nobody of yours came"));
    clock_.set(*said->reports.company_until - 1ms);
    static_cast<void>(remind_of_interviews(ports_, clock_.now()));
    EXPECT_THAT(outcomes(), IsEmpty());
    clock_.advance(1ms);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 1);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
    EXPECT_THAT(outcomes(), ElementsAre(std::pair(InterviewOutcome::company_absent, 1)));
    EXPECT_EQ(report(company(), interview, InterviewOutcome::held).error(), Refusal::InterviewChanged);
}

TEST_P(InterviewsTest, OfACompanyThatCannotAnswerNothingCounts) {
    RecordProperty("rows", "10.46");
    const Interview interview = accepted(in(1h), "one");
    clock_.advance(2h);
    const auto said = report(seeker(), interview, InterviewOutcome::company_absent);
    ASSERT_TRUE(said.ok());
    database().transaction([&](store::Connection& connection) {
        connection.execute("UPDATE companies SET is_suspended = TRUE WHERE id = :id", company_id_);
    });
    clock_.set(*said->reports.company_until);
    EXPECT_EQ(remind_of_interviews(ports_, clock_.now()), 0);
    EXPECT_THAT(outcomes(), IsEmpty());
}

TEST_P(InterviewsTest, GoWithTheAccount) {
    RecordProperty("rows", "10.32");
    accepted(in(48h), "one");
    identity_.write([&](IdentityWriter& writer) { writer.remove(sample_seeker(1), clock_.now()); });
    for (const std::string_view table : {"interviews", "contact_changes", "delivery_applications"})
        EXPECT_EQ(rows_in(table), 0) << table;
    EXPECT_THAT(take_mails(), IsEmpty());
}

}  // namespace
}  // namespace hoigung::domain
