#include "domain/mail_acts/mail_acts.hpp"

#include <future>

#include <gmock/gmock.h>

#include "domain/applicants/decide.hpp"
#include "domain/candidacies/answer_interview.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/employers/change_people.hpp"
#include "security/testing/with_mail_acts.hpp"
#include "store/testing/seeker_email_rows.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::Field;
using ::testing::SizeIs;
using enum MailActKind;

class MailActsTest : public WithMailActs {
  protected:
    [[nodiscard]] std::string link(MailActKind kind, ApplicationId id) const {
        return signed_for(owner_, kind, id.text(), kNewApplication);
    }
    [[nodiscard]] std::string link(MailActKind kind, JobId id) {
        return signed_for(owner_, kind, id.text(), version_of(catalogue_.job(id).value().updated_at));
    }
    [[nodiscard]] Outcome<MailActPage> read(const std::string& token) {
        return read_mail_act(token, mail_act_ports_, clock_.now());
    }
    [[nodiscard]] MailActState state(const std::string& token) { return read(token)->state; }
    MailActState act(const std::string& token, RejectReason reason = RejectReason::other_reason) {
        clock_.advance(1ms);
        return do_mail_act(token, reason, mail_act_ports_, clock_.now())->state;
    }
    static std::string email_of(int number) { return "seeker" + std::to_string(number) + "@example.hk"; }
    // An interview in two days, which both sides have agreed on.
    Interview agreed_with(int number) {
        const auto id = apply(number);
        store::testing::put_email(database(), seeker(number), email_of(number));
        const auto time = clock_.now() + 48h;
        InterviewInput input;
        input.times = {time};
        input.is_by_telephone = true;
        const auto offered = offer_interview(owner_, company_.id.text(), id.text(), "key", input,
                                             candidacy_ports_, clock_.now());
        return answer_interview(seeker(number), offered->id.text(), 1, {InterviewStep::accept, time, ""},
                                candidacy_ports_, clock_.now())
            .value();
    }
    [[nodiscard]] std::string seeker_link(int number, MailActKind kind, const Interview& interview) {
        return tokens_.sign({kind, seeker(number).text(), interview.id.text(), interview.version,
                             clock_.now() + kMailActLasts},
                            email_of(number));
    }
    [[nodiscard]] Interview stored(const Interview& interview) {
        std::optional<Interview> found;
        candidacies_.read([&](CandidacyReader& reader) { found = reader.interview(interview.id); });
        return found.value();
    }
    [[nodiscard]] JobState job_state() { return catalogue_.job(job(1)).value().state; }
};
HOIGUNG_ON_EACH_DATABASE(MailActsTest);

TEST_P(MailActsTest, OpeningALinkSaysWhatItWouldDoAndChangesNothing) {
    RecordProperty("rows", "10.47");
    const auto id = apply(1);
    const auto last = applications_.last_change();
    for (int i = 0; i < 2; ++i) {
        const auto page = read(link(rejected, id));
        ASSERT_TRUE(page.ok());
        EXPECT_EQ(page->state, MailActState::ready);
        EXPECT_EQ(page->job, catalogue_.job(job(1)).value().posting.name);
        EXPECT_EQ(page->applied_at, card(id)->application.applied_at);
        EXPECT_EQ(state(link(hired_here, job(1))), MailActState::ready);
    }
    EXPECT_EQ(applications_.last_change(), last);
    EXPECT_EQ(job_state(), JobState::published);
}

TEST_P(MailActsTest, AnApplicantIsAnsweredAtOnceAndOnceByTheOneWhoGotTheMail) {
    RecordProperty("rows", "10.47");
    const auto id = apply(1);
    const std::string contacts = link(contacted, id);
    const std::string rejects = link(rejected, id);
    EXPECT_EQ(act(rejects, RejectReason::hours_do_not_fit), MailActState::done);
    const auto application = applications_.application(id).value();
    EXPECT_EQ(application.status, ApplicationStatus::rejected);
    EXPECT_EQ(application.reject_reason(), RejectReason::hours_do_not_fit);
    EXPECT_EQ(application.history.back().by, owner_.id);
    EXPECT_EQ(reply_record().answered_in_time, 1);
    const auto last = applications_.last_change();
    for (const std::string& spent : {rejects, contacts}) {
        EXPECT_EQ(state(spent), MailActState::changed);
        EXPECT_EQ(act(spent), MailActState::changed);
    }
    EXPECT_EQ(applications_.last_change(), last);
}

TEST_P(MailActsTest, OfTwoWhoPressAtOnceOneActs) {
    RecordProperty("rows", "10.47");
    const auto id = apply(1);
    const auto last = applications_.last_change();
    clock_.advance(1ms);
    const auto press = [&, now = clock_.now()](const std::string& token) {
        return do_mail_act(token, RejectReason::other_reason, mail_act_ports_, now)->state;
    };
    auto other = std::async(std::launch::async, press, link(contacted, id));
    const auto mine = press(link(rejected, id));
    const auto theirs = other.get();
    EXPECT_NE(mine == MailActState::done, theirs == MailActState::done);
    EXPECT_THAT(applications_.changes_after(last, 10), SizeIs(1));
}

TEST_P(MailActsTest, WhatHasChangedSinceTheMailIsLeftAlone) {
    RecordProperty("rows", "10.47");
    const auto reviewed = apply(1);
    set(reviewed, ApplicationStatus::reviewed);
    EXPECT_EQ(act(link(contacted, reviewed)), MailActState::changed);
    const auto withdrawn = apply(2);
    const std::string of_withdrawn = link(contacted, withdrawn);
    withdraw(2, withdrawn);
    EXPECT_EQ(act(of_withdrawn), MailActState::changed);
    // A colleague has decided within the last ten seconds.
    const auto decided = apply(3);
    const std::string company = company_.id.text();
    const std::string id = decided.text();
    ASSERT_TRUE(
        decide(owner_, {company, {id}, ApplicationStatus::hired}, employer_ports_, clock_.now()).ok());
    EXPECT_EQ(act(link(rejected, decided)), MailActState::changed);
    EXPECT_EQ(status_of(decided), ApplicationStatus::applied);

    const std::string closes = link(hired_elsewhere, job(1));
    clock_.advance(1ms);
    put_job(1, [](JobLine& line) { line.posting.vacancy = 9; });
    EXPECT_EQ(act(closes), MailActState::changed);
    EXPECT_EQ(job_state(), JobState::published);
}

TEST_P(MailActsTest, AJobIsKeptOpenOrClosedAsTheButtonsOfThePortalDo) {
    RecordProperty("rows", "10.47");
    const auto until = catalogue_.job(job(1)).value().expires_at;
    clock_.advance(48h);
    const std::string keeps = link(keep_job, job(1));
    EXPECT_EQ(act(keeps), MailActState::done);
    EXPECT_GT(catalogue_.job(job(1)).value().expires_at, until);
    EXPECT_EQ(act(keeps), MailActState::changed);

    const auto id = apply(1);
    const std::string closes = link(hired_here, job(1));
    EXPECT_EQ(act(closes), MailActState::done);
    EXPECT_EQ(job_state(), JobState::closed);
    EXPECT_EQ(status_of(id), ApplicationStatus::job_closed);
    EXPECT_EQ(reply_record().answered_in_time, 1) << "closing as filled here answers";
    EXPECT_EQ(act(closes), MailActState::changed);

    EXPECT_EQ(act(link(hired_elsewhere, job(2))), MailActState::done);
    EXPECT_EQ(log_of(company_.id).front(), ActivityKind::job_closed);
}

TEST_P(MailActsTest, ALinkHasTheRightsThatItsPersonHasNow) {
    RecordProperty("rows", "10.47");
    const auto id = apply(1);
    const Person recruiter = joined(owner_, company_.id, "lee@example.hk", Role::recruiter);
    const std::string token = signed_for(recruiter, rejected, id.text(), kNewApplication);
    EXPECT_EQ(state(token), MailActState::ready);
    const Person viewer = joined(owner_, company_.id, "ho@example.hk", Role::viewer);
    const auto of_viewer = read(signed_for(viewer, rejected, id.text(), kNewApplication));
    EXPECT_THAT(*of_viewer, AllOf(Field(&MailActPage::state, MailActState::not_allowed),
                                  Field(&MailActPage::job, LocalizedText{}),
                                  Field(&MailActPage::applied_at, std::nullopt)));
    ASSERT_TRUE(
        set_role(owner_, company_.id.text(), recruiter.id.text(), Role::viewer, employer_ports_, clock_.now())
            .ok());
    EXPECT_EQ(act(token), MailActState::not_allowed);
    const Person stranger = sign_in("stranger@example.hk").person;
    EXPECT_EQ(act(signed_for(stranger, hired_here, job(1).text(),
                             version_of(catalogue_.job(job(1)).value().updated_at))),
              MailActState::not_allowed);
    EXPECT_EQ(status_of(id), ApplicationStatus::applied);
    EXPECT_EQ(job_state(), JobState::published);
}

TEST_P(MailActsTest, ALinkEndsAfterFourteenDaysAndAForgedOneWasNeverAny) {
    RecordProperty("rows", "10.47");
    const auto id = apply(1);
    const std::string token = link(contacted, id);
    clock_.advance(kMailActLasts - 1s);
    EXPECT_EQ(state(token), MailActState::ready);
    clock_.advance(1s);
    EXPECT_EQ(state(token), MailActState::expired);
    EXPECT_EQ(act(token), MailActState::expired);
    EXPECT_EQ(status_of(id), ApplicationStatus::applied);
    EXPECT_EQ(read("contacted." + token).error(), Refusal::IdNotFound);
    EXPECT_EQ(read("").error(), Refusal::IdNotFound);
    const std::string to_old_address = tokens_.sign(
        {contacted, owner_.id.text(), id.text(), kNewApplication, clock_.now() + 24h}, "before@example.hk");
    EXPECT_EQ(read(to_old_address).error(), Refusal::IdNotFound);
}

TEST_P(MailActsTest, ASeekerActsOnAnInterviewByALinkEachOnce) {
    RecordProperty("rows", "10.46, 10.47");
    const Interview interview = agreed_with(1);
    const auto of = [&](MailActKind kind) { return seeker_link(1, kind, interview); };
    const auto page = read(of(confirm_interview));
    ASSERT_TRUE(page.ok());
    EXPECT_EQ(page->state, MailActState::ready);
    EXPECT_EQ(page->interview_at, interview.time);
    EXPECT_EQ(page->path,
              "profile/?page=myApplications&popup=application&id=" + interview.application.text());
    EXPECT_EQ(act(of(confirm_interview)), MailActState::done);
    EXPECT_EQ(act(of(confirm_interview)), MailActState::changed);
    EXPECT_EQ(act(of(late_for_interview)), MailActState::done);
    EXPECT_EQ(act(of(late_for_interview)), MailActState::changed);
    EXPECT_EQ(stored(interview).attendance, Attendance::late);
    EXPECT_EQ(stored(interview).version, interview.version);
    EXPECT_EQ(act(of(decline_interview)), MailActState::done);
    EXPECT_EQ(stored(interview).state, InterviewState::declined);
    for (const MailActKind kind : {confirm_interview, late_for_interview, decline_interview})
        EXPECT_EQ(act(of(kind)), MailActState::changed);
}

TEST_P(MailActsTest, OfASeekerEndWithTheAddressTheTimeAndTheApplication) {
    RecordProperty("rows", "10.46, 10.47");
    const Interview interview = agreed_with(1);
    const std::string declines = seeker_link(1, decline_interview, interview);
    EXPECT_EQ(state(declines), MailActState::ready);
    // Another seeker's link does not reach the interview.
    store::testing::put_email(database(), seeker(2), email_of(2));
    EXPECT_EQ(state(seeker_link(2, decline_interview, interview)), MailActState::not_allowed);
    store::testing::put_email(database(), seeker(1), "new@example.hk");
    EXPECT_EQ(read(declines).error(), Refusal::IdNotFound);
    store::testing::put_email(database(), seeker(1), email_of(1));
    clock_.set(*interview.time);
    EXPECT_EQ(act(seeker_link(1, confirm_interview, interview)), MailActState::changed);
    EXPECT_EQ(act(seeker_link(1, decline_interview, interview)), MailActState::changed);
    EXPECT_EQ(state(seeker_link(1, late_for_interview, interview)), MailActState::ready);
    withdraw(1, interview.application);
    EXPECT_EQ(act(seeker_link(1, late_for_interview, interview)), MailActState::not_allowed);
    EXPECT_EQ(stored(interview).attendance, Attendance::unsaid);
}

}  // namespace
}  // namespace hoigung::domain
