#include <gmock/gmock.h>

#include "domain/applications/follow_log.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/ready_sentences.hpp"
#include "domain/candidacies/tell_of_candidacies.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/notifications/tell_of_applications.hpp"
#include "domain/operator/read_reported.hpp"
#include "domain/testing/acting.hpp"
#include "store/testing/with_candidacies.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

class ConversationsTest : public WithCandidacies {
  protected:
    Outcome<Message> send(const Actor& actor, std::string_view text, std::string_view key = "") {
        clock_.advance(1ms);
        const std::string made = "key " + std::to_string(++keys_);
        return send_message(actor, application_.text(), key.empty() ? made : key, text, ports_, clock_.now());
    }
    void read(const Actor& actor, std::int64_t up_to) {
        EXPECT_TRUE(mark_read(actor, application_.text(), up_to, ports_, clock_.now()).ok());
    }
    int tell_after(std::chrono::seconds pause) {
        clock_.advance(pause);
        return tell_of_messages(ports_, clock_.now());
    }
    std::int64_t unread() { return told(NotificationType::message_received).unread_total; }

    int keys_ = 0;
};
HOIGUNG_ON_EACH_DATABASE(ConversationsTest);

TEST_P(ConversationsTest, TheCompanyBeginsAndNumbersHaveNoGaps) {
    RecordProperty("rows", "10.41");
    EXPECT_EQ(send(seeker(), "Hello").error(), Refusal::ConversationEnded);
    EXPECT_EQ(send(company(), "Hello", "a")->number, 1);
    EXPECT_EQ(send(company(), "Hello again", "a")->text, "Hello");
    EXPECT_EQ(send(seeker(), "Hi", "a")->number, 2) << "keys of the two sides are apart";
    EXPECT_EQ(send(company(), "So")->number, 3);
    EXPECT_THAT(messages(), SizeIs(3));
    EXPECT_EQ(messages().front().by, "May");
    EXPECT_EQ(conversation().read_by_seeker, 2);
    EXPECT_EQ(conversation().read_by_company, 3);
    EXPECT_EQ(send(seeker(2), "Me too").error(), Refusal::IdNotFound);
}

TEST_P(ConversationsTest, TheFirstMessageOfTheCompanyIsContactedAndTheSeekerIsToldOfItAlone) {
    RecordProperty("rows", "10.41");
    const auto last = store_.last_change();
    ASSERT_TRUE(send(company(), "Hello", "a").ok());
    EXPECT_EQ(status_of(application_), ApplicationStatus::contacted);
    ASSERT_TRUE(send(company(), "Hello", "a").ok());
    ASSERT_TRUE(send(company(), "When can you come?").ok());
    const auto changes = store_.changes_after(last, 10);
    ASSERT_THAT(changes, SizeIs(1)) << "what history and webhooks have";
    EXPECT_EQ(changes.front().event.status, ApplicationStatus::contacted);
    EXPECT_EQ(changes.front().event.by, owner_.id);
    EXPECT_EQ(store_.application(application_)->history.back(), changes.front().event);
    tell_of_applications(store_, deliveries_, random_, clock_.now());
    EXPECT_EQ(told(NotificationType::application_status_changed).total, 0);
    EXPECT_EQ(tell_after(60s), 1);
    EXPECT_EQ(unread(), 1);
}

TEST_P(ConversationsTest, AMessageMovesNobodyBack) {
    RecordProperty("rows", "10.41");
    using enum ApplicationStatus;
    for (const auto status : {rejected, hired, job_closed}) {
        store_.write([&](ApplicationWriter& writer) { writer.move(application_, {clock_.now(), status}); });
        ASSERT_TRUE(send(company(), "Hello").ok());
        EXPECT_EQ(status_of(application_), status);
    }
    store_.write([&](ApplicationWriter& writer) { writer.move(application_, {clock_.now(), reviewed}); });
    ASSERT_TRUE(send(seeker(), "Hello").ok());
    EXPECT_EQ(status_of(application_), reviewed) << "the seeker contacts nobody";
    ASSERT_TRUE(send(company(), "Hello").ok());
    EXPECT_EQ(status_of(application_), contacted);
}

TEST_P(ConversationsTest, WhatCannotBeReadIsRefused) {
    EXPECT_EQ(send(company(), std::string(1001, 'x')).error(), Refusal::TextTooLong);
    EXPECT_EQ(send(company(), " \n ").error(), Refusal::TextMissing);
    EXPECT_EQ(send(company(), "x", std::string(101, 'k')).error(), Refusal::InvalidRequestKey);
    EXPECT_EQ(rows_in("messages"), 0);
}

TEST_P(ConversationsTest, EitherSideEndsIt) {
    RecordProperty("rows", "10.42");
    ASSERT_TRUE(send(company(), "Hello").ok());
    EXPECT_EQ(end_conversation(seeker(), application_.text(), ports_, clock_.now())->state,
              ConversationState::ended_by_seeker);
    EXPECT_EQ(end_conversation(company(), application_.text(), ports_, clock_.now())->state,
              ConversationState::ended_by_seeker);
    EXPECT_EQ(send(company(), "More").error(), Refusal::ConversationEnded);
    EXPECT_EQ(send(seeker(), "More").error(), Refusal::ConversationEnded);
}

TEST_P(ConversationsTest, WhoDoesNotReadIsToldOnceUntilTheyDo) {
    RecordProperty("rows", "10.41");
    ASSERT_TRUE(send(company(), "One").ok());
    EXPECT_EQ(tell_after(29s), 0);
    EXPECT_EQ(tell_after(1s), 1);
    EXPECT_EQ(unread(), 1);
    ASSERT_TRUE(send(company(), "Two").ok());
    EXPECT_EQ(tell_after(60s), 0) << "one is unread";
    read(seeker(), 2);
    EXPECT_EQ(unread(), 0);
    ASSERT_TRUE(send(company(), "Three").ok());
    read(seeker(), 3);
    EXPECT_EQ(tell_after(60s), 0) << "it was read in time";
    ASSERT_TRUE(send(company(), "Four").ok());
    EXPECT_EQ(tell_after(60s), 1);
    EXPECT_EQ(unread(), 1);
    ASSERT_TRUE(send(seeker(), "I am here").ok());
    EXPECT_EQ(tell_after(60s), 1) << "now the company";
}

TEST_P(ConversationsTest, TheCompanyIsMailedHowManyHaveWritten) {
    RecordProperty("rows", "10.44");
    prefer(MailKind::messages, MailTiming::daily);
    const auto first = application_;
    ASSERT_TRUE(send(company(), "One").ok());
    ASSERT_TRUE(send(seeker(1), "My telephone is 6123 4567").ok());
    application_ = apply(2, 1).value();
    ASSERT_TRUE(send(company(), "One").ok());
    ASSERT_TRUE(send(seeker(2), "Yes").ok());
    EXPECT_EQ(tell_after(60s), 2);
    EXPECT_THAT(take_mails(), IsEmpty()) << "they wait for the morning";
    EXPECT_EQ(rows_in("deliveries"), 1) << "the second joined the first";
    clock_.advance(24h);
    auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails[0].subject, HasSubstr("2 applicants for"));
    EXPECT_THAT(mails[0].text, Not(HasSubstr("6123")));
    static_cast<void>(first);
}

TEST_P(ConversationsTest, AMailForgetsWhoWithdrewOrWasErased) {
    RecordProperty("rows", "10.44");
    prefer(MailKind::new_applicants, MailTiming::daily);
    ASSERT_TRUE(apply(2, 1).ok());
    EXPECT_TRUE(tell_employers(store_, ports_, clock_.now()));
    EXPECT_EQ(rows_in("delivery_applications"), 2);
    identity_.write([&](IdentityWriter& writer) { writer.remove(sample_seeker(2), clock_.now()); });
    clock_.advance(24h);
    const auto mails = take_mails();
    ASSERT_THAT(mails, SizeIs(1));
    EXPECT_THAT(mails[0].subject, HasSubstr("A new applicant for"));
    EXPECT_FALSE(is_behind(store_, LogFollower::employers));
}

TEST_P(ConversationsTest, AMailAboutNobodyIsNotSent) {
    EXPECT_TRUE(tell_employers(store_, ports_, clock_.now()));
    ASSERT_TRUE(withdraw(1, application_.text()).ok());
    EXPECT_THAT(take_mails(), IsEmpty());
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(ConversationsTest, SignsOfAScamAreNoted) {
    RecordProperty("rows", "10.42");
    const auto sent = send(company(), "入職前請先繳付 $500 保證金");
    ASSERT_TRUE(sent.ok());
    EXPECT_THAT(sent->warnings, Contains(ConcernKind::asks_for_money));
    EXPECT_THAT(messages().front().warnings, Contains(ConcernKind::asks_for_money));
    EXPECT_THAT(send(company(), "面試請帶身份證明文件正本")->warnings, IsEmpty());
}

TEST_P(ConversationsTest, TheOperatorReadsOnlyWhatWasReported) {
    RecordProperty("rows", "10.42");
    ASSERT_TRUE(send(company(), "Pay me").ok());
    EXPECT_FALSE(read_reported(testing::acting(clock_.now()), application_.text(), ports_));
    EXPECT_EQ(report_message(company(), application_.text(), 1, "mine", ports_, clock_.now()).error(),
              Refusal::IdNotFound);
    for (int i = 0; i < 2; ++i)
        EXPECT_TRUE(report_message(seeker(), application_.text(), 1, "scam", ports_, clock_.now()).ok());
    EXPECT_EQ(rows_in("message_reports"), 1);
    EXPECT_TRUE(messages(Side::seeker).front().is_reported);
    EXPECT_FALSE(messages(Side::company).front().is_reported);
    const auto read = read_reported(testing::acting(clock_.now()), application_.text(), ports_);
    ASSERT_TRUE(read);
    EXPECT_THAT(read->messages, SizeIs(1));
    EXPECT_EQ(rows_in("conversation_readings"), 1);
}

TEST_P(ConversationsTest, ACompanySendsSoManyADay) {
    RecordProperty("rows", "10.45");
    EmployerCompany company;
    company.created_at = clock_.now();
    EXPECT_EQ(daily_limits(company, clock_.now()).messages, 100);
    company.state = CompanyState::verified;
    EXPECT_EQ(daily_limits(company, clock_.now() + 8 * 24h).messages, 500);
    database().transaction([&](store::Connection& connection) {
        connection.execute("UPDATE employer_companies SET created_at = :now", clock_.now());
        for (int i = 1; i <= 100; ++i)
            connection.execute(
                "INSERT INTO messages (application_id, number, id, company_id, from_seeker, person_id, "
                "request_key, sent_at, warnings, text) VALUES (:application, :number, :id, :company, FALSE, "
                "NULL, :key, :at, '', 'x')",
                application_, i + 1000, MessageId::make(clock_.now(), random_), company_id_,
                std::to_string(i) + "-", clock_.now());
    });
    EXPECT_EQ(send(this->company(), "One more").error(), Refusal::CompanyLimitReached);
    clock_.advance(24h);
    EXPECT_TRUE(send(this->company(), "The next day").ok());
}

TEST_P(ConversationsTest, GoWithTheApplicationAndTheAccount) {
    RecordProperty("rows", "10.43");
    ASSERT_TRUE(send(company(), "Hello").ok());
    ASSERT_TRUE(withdraw(1, application_.text()).ok());
    EXPECT_EQ(send(company(), "Still there?").error(), Refusal::ApplicationWithdrawn);
    EXPECT_EQ(tell_after(60s), 0);
    EXPECT_EQ(shown_state(candidacy(application_).status, conversation()), ConversationState::over);
    EXPECT_THAT(messages(), SizeIs(1)) << "it is the seeker's own";
    identity_.write([&](IdentityWriter& writer) { writer.remove(sample_seeker(1), clock_.now()); });
    for (const std::string_view table : {"conversations", "messages", "contact_changes"})
        EXPECT_EQ(rows_in(table), 0) << table;
}

TEST_P(ConversationsTest, AnAccountThatIsBeingDeletedIsGoneForTheCompany) {
    ASSERT_TRUE(send(company(), "Hello").ok());
    ASSERT_TRUE(send(seeker(), "Hi").ok());
    change_seeker(1, [&](Seeker& leaving) { leaving.delete_account_at = clock_.now(); });
    EXPECT_EQ(send(company(), "Hello?").error(), Refusal::IdNotFound);
    EXPECT_EQ(tell_after(60s), 0);
    candidacies_.read([&](CandidacyReader& reader) {
        EXPECT_THAT(reader.conversations_of(company_id_, ports_.kept_since(clock_.now()), {0, 30}),
                    IsEmpty());
        EXPECT_EQ(reader.unread_messages(company_id_, ports_.kept_since(clock_.now())), 0);
    });
}

TEST_P(ConversationsTest, LongAfterTheJobHasClosedItIsGoneForTheCompany) {
    RecordProperty("rows", "10.32,10.41");
    ASSERT_TRUE(send(company(), "Hello").ok());
    ASSERT_TRUE(send(seeker(), "Hi").ok());
    move_job(1, JobState::closed);
    clock_.advance(ports_.applicants_kept - 1s);
    ASSERT_TRUE(send(company(), "Are you still looking?").ok());
    ASSERT_TRUE(send(seeker(), "Yes").ok());
    clock_.advance(1s);
    const std::string id = application_.text();
    EXPECT_EQ(send(company(), "Hello?").error(), Refusal::IdNotFound);
    EXPECT_EQ(mark_read(company(), id, 4, ports_, clock_.now()).error(), Refusal::IdNotFound);
    EXPECT_EQ(end_conversation(company(), id, ports_, clock_.now()).error(), Refusal::IdNotFound);
    EXPECT_EQ(report_message(company(), id, 2, "Rude", ports_, clock_.now()).error(), Refusal::IdNotFound);
    const auto since = ports_.kept_since(clock_.now());
    candidacies_.read([&](CandidacyReader& reader) {
        EXPECT_THAT(reader.conversations_of(company_id_, since, {0, 30}), IsEmpty());
        EXPECT_EQ(reader.unread_messages(company_id_, since), 0);
    });
    const auto changes = candidacies_.changes_after(0, 100, since);
    EXPECT_THAT(changes, Not(Contains(::testing::Field(&CandidacyChange::is_for_company, true))));
    // The seeker keeps the conversation, but cannot write where nobody would read it.
    EXPECT_EQ(send(seeker(), "Hello?").error(), Refusal::ConversationEnded);
    EXPECT_TRUE(mark_read(seeker(), id, 4, ports_, clock_.now()).ok());
    EXPECT_THAT(messages(), SizeIs(4));
}

TEST_P(ConversationsTest, ThePersonGoesAndTheWordsStay) {
    ASSERT_TRUE(send(company(), "Hello").ok());
    employers_.write([&](EmployerWriter& writer) { writer.people().remove(owner_); });
    EXPECT_EQ(messages().front().by, "");
    EXPECT_EQ(messages().front().text, "Hello");
}

TEST(ReadySentences, AreInBothLanguagesAndHaveNoSignOfAScam) {
    for (const Side side : {Side::company, Side::seeker}) {
        for (const ReadySentence& sentence : ready_sentences(side)) {
            EXPECT_FALSE(sentence.text.zh_hant.empty());
            EXPECT_FALSE(sentence.text.en.empty());
        }
    }
}

TEST_P(ConversationsTest, ThoseOfWhomNobodyCanBeToldHideNobody) {
    ASSERT_TRUE(send(company(), "Hello").ok());
    const auto real = conversation();
    // More unreadable conversations than one round takes, all due before the readable one.
    for (int number = 1000; number < 1250; ++number) {
        add_seeker(database(), sample_seeker(number));
        const auto id = sample_id<ApplicationId>('x', number);
        database().transaction([&](store::Connection& connection) {
            connection.execute(
                "INSERT INTO applications (id, seeker_id, job_id, status, applied_at, document, summary) "
                "SELECT CAST(:new AS TEXT), CAST(:seeker AS TEXT), job_id, 'nonsense', applied_at, document, "
                "summary FROM applications WHERE id = :old",
                id, sample_seeker(number).id, application_);
            connection.execute(
                "INSERT INTO conversations (application_id, company_id, state, last_number, last_at, "
                "read_by_seeker, read_by_company, tell_seeker_at, seeker_told, company_told) "
                "SELECT CAST(:new AS TEXT), company_id, state, last_number, last_at, read_by_seeker, "
                "read_by_company, tell_seeker_at - 1000, seeker_told, company_told FROM conversations "
                "WHERE application_id = :old",
                id, application_);
        });
    }
    ASSERT_TRUE(real.seeker_reminder.due_at);
    EXPECT_EQ(tell_after(60s), 1);
    EXPECT_EQ(unread(), 1);
    EXPECT_EQ(tell_after(60s), 0);
}

}  // namespace
}  // namespace hoigung::domain
