#include "domain/applicants/decide.hpp"

#include <future>

#include <gmock/gmock.h>

#include "domain/applicants/mark_applicant.hpp"
#include "domain/employer_jobs/find_jobs.hpp"
#include "domain/testing/one_job.hpp"
#include "security/testing/with_applicants.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using domain::testing::close_job;
using domain::testing::reopen_job;
using ::testing::ElementsAre;
using ::testing::SizeIs;
using enum ApplicationStatus;

class DecideTest : public WithApplicants {
  protected:
    Outcome<Decisions> decide_as(const Person& person, const std::vector<ApplicationId>& ids,
                                 ApplicationStatus status, std::optional<RejectReason> reason = {},
                                 bool replaces = false) {
        std::vector<std::string> texts;
        texts.reserve(ids.size());
        for (const ApplicationId id : ids) texts.push_back(id.text());
        const std::string company = company_.id.text();
        return decide(person, {company, {texts.begin(), texts.end()}, status, reason, replaces}, ports(),
                      clock_.now());
    }
    std::optional<Refusal> refusal(const Person& person, ApplicationId id, ApplicationStatus status,
                                   std::optional<RejectReason> reason = {}, bool replaces = false) {
        return decide_as(person, {id}, status, reason, replaces)->results.front().refusal;
    }
    std::optional<Refusal> undo(const Person& person, ApplicationId id) {
        const std::string text = id.text();
        const std::string_view view = text;
        return undo_decisions(person, company_.id.text(), std::span(&view, 1), ports(), clock_.now())
            ->results.front()
            .refusal;
    }
    int take_due() { return take_due_decisions(employers_, clock_.now()); }
    std::vector<ApplicationStatus> history(ApplicationId id) {
        const auto application = applications_.application(id).value();
        std::vector<ApplicationStatus> statuses;
        for (const ApplicationEvent& event : application.history) statuses.push_back(event.status);
        return statuses;
    }

    const Person recruiter_ = joined(owner_, company_.id, "lee@example.hk", Role::recruiter);
    const Person viewer_ = joined(owner_, company_.id, "ho@example.hk", Role::viewer);
};
HOIGUNG_ON_EACH_DATABASE(DecideTest);

TEST_P(DecideTest, NothingIsTrueBeforeTenSecondsAndOnlyOnceAfterThem) {
    RecordProperty("rows", "10.26");
    const auto id = apply(1);
    const auto last = applications_.last_change();
    const auto decided = decide_as(owner_, {id}, rejected, RejectReason::experience);
    EXPECT_EQ(decided->due_at, clock_.now() + 10s);
    clock_.advance(10s - 1ms);
    EXPECT_FALSE(any_due_decision(employers_, clock_.now()));
    EXPECT_EQ(take_due(), 0);
    EXPECT_EQ(status_of(id), applied);
    EXPECT_EQ(applications_.last_change(), last) << "nothing is told";
    EXPECT_EQ(card(id)->decision->status, rejected);

    clock_.advance(1ms);
    EXPECT_TRUE(any_due_decision(employers_, clock_.now()));
    // Two nodes take due decisions at once.
    auto other = std::async(std::launch::async, [&] { return take_due_decisions(employers_, clock_.now()); });
    EXPECT_EQ(take_due() + other.get(), 1);
    EXPECT_EQ(take_due(), 0);
    const auto changes = applications_.changes_after(last, 10);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(changes.front().event,
              (ApplicationEvent{clock_.now(), rejected, owner_.id, RejectReason::experience}));
    EXPECT_EQ(applications_.application(id)->reject_reason(), RejectReason::experience);
    EXPECT_FALSE(card(id)->decision.has_value());
}

TEST_P(DecideTest, AnUndoneOneNeverTakesEffect) {
    RecordProperty("rows", "10.26");
    const auto id = apply(1);
    ASSERT_EQ(refusal(owner_, id, contacted), std::nullopt);
    EXPECT_EQ(undo(recruiter_, id), std::nullopt);
    clock_.advance(1h);
    EXPECT_EQ(take_due(), 0);
    EXPECT_EQ(status_of(id), applied);
    EXPECT_EQ(undo(owner_, id), Refusal::DecisionInEffect);
    EXPECT_EQ(undo(owner_, testing::numbered<ApplicationId>(7)), Refusal::IdNotFound);
}

TEST_P(DecideTest, TheSecondPersonIsToldAndMayReplace) {
    RecordProperty("rows", "10.26");
    const auto id = apply(1);
    ASSERT_EQ(refusal(owner_, id, contacted), std::nullopt);
    const auto due = card(id)->decision->due_at;
    clock_.advance(4s);
    EXPECT_EQ(refusal(recruiter_, id, contacted), std::nullopt) << "the same again";
    EXPECT_EQ(card(id)->decision->due_at, due);
    EXPECT_EQ(refusal(recruiter_, id, hired), Refusal::DecidedByOther);
    EXPECT_EQ(refusal(recruiter_, id, hired, {}, true), std::nullopt);
    clock_.advance(7s);
    EXPECT_EQ(take_due(), 0) << "the first one is gone";
    clock_.advance(3s);
    EXPECT_EQ(take_due(), 1);
    EXPECT_THAT(history(id), ElementsAre(applied, hired));
    EXPECT_EQ(applications_.application(id)->history.back().by, recruiter_.id);
    EXPECT_EQ(refusal(owner_, id, reviewed), Refusal::StepNotAllowed);
}

TEST_P(DecideTest, WhatIsNoLongerAllowedIsDroppedSilently) {
    const auto gone = apply(1);
    const auto moved = apply(2);
    const auto closed = apply(3, 2);
    for (const auto id : {gone, moved, closed}) ASSERT_EQ(refusal(owner_, id, reviewed), std::nullopt);
    withdraw(1, gone);
    set(moved, contacted);
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), job(2).text(), CloseReason::not_needed, ports(), clock_.now())
            .ok());
    clock_.advance(10s);
    EXPECT_EQ(take_due(), 0);
    EXPECT_THAT(history(moved), ElementsAre(applied, contacted));
    EXPECT_THAT(history(closed), ElementsAre(applied, job_closed));
    EXPECT_FALSE(any_due_decision(employers_, clock_.now()));
}

TEST_P(DecideTest, AJobThatClosedMayStillBeAnsweredButNotPastANewerApplication) {
    RecordProperty("rows", "10.30");
    const auto first = apply(1);
    const std::string company = company_.id.text();
    ASSERT_TRUE(
        close_job(owner_, company, job(1).text(), CloseReason::filled_here, ports(), clock_.now()).ok());
    ASSERT_TRUE(reopen_job(owner_, company, job(1).text(), {}, ports(), clock_.now()).ok());
    const auto second = apply(1);
    EXPECT_EQ(refusal(owner_, first, hired), Refusal::AppliedAgain);
    ASSERT_TRUE(
        close_job(owner_, company, job(1).text(), CloseReason::filled_here, ports(), clock_.now()).ok());
    EXPECT_EQ(refusal(owner_, first, hired), Refusal::AppliedAgain);
    EXPECT_EQ(refusal(owner_, second, reviewed), Refusal::StepNotAllowed);
    EXPECT_EQ(refusal(owner_, second, hired), std::nullopt);
    clock_.advance(10s);
    EXPECT_EQ(take_due(), 1);
    EXPECT_THAT(history(second), ElementsAre(applied, job_closed, hired));
}

TEST_P(DecideTest, AHiringIsTakenBackAndWhoItClosedTheJobForStaysSo) {
    RecordProperty("rows", "10.26");
    const auto one = apply(1);
    const auto two = apply(2);
    const auto waiting = apply(3);
    for (const auto id : {one, two}) set(id, hired);
    ASSERT_TRUE(close_filled_job(owner_, company_.id.text(), job(1).text(), ports(), clock_.now()).ok());
    EXPECT_EQ(refusal(recruiter_, one, reviewed), Refusal::StepNotAllowed);
    EXPECT_EQ(refusal(recruiter_, one, contacted), std::nullopt);
    EXPECT_EQ(refusal(recruiter_, two, rejected, RejectReason::other_reason), std::nullopt);
    clock_.advance(10s);
    EXPECT_EQ(take_due(), 2);
    EXPECT_THAT(history(one), ElementsAre(applied, hired, contacted));
    EXPECT_THAT(history(two), ElementsAre(applied, hired, rejected));
    EXPECT_THAT(history(waiting), ElementsAre(applied, job_closed));
    EXPECT_EQ(refusal(owner_, one, hired), std::nullopt) << "and is given again";
    EXPECT_EQ(refusal(owner_, two, hired), Refusal::StepNotAllowed);
}

TEST_P(DecideTest, ManyAreDecidedAtOnceEachForItself) {
    RecordProperty("rows", "10.26");
    const auto one = apply(1);
    const auto two = apply(2);
    const auto decided = decide_as(recruiter_, {one, testing::numbered<ApplicationId>(7), two}, reviewed);
    EXPECT_EQ(decided->results[0].refusal, std::nullopt);
    EXPECT_EQ(decided->results[1].refusal, Refusal::IdNotFound);
    EXPECT_EQ(decided->results[2].refusal, std::nullopt);
    EXPECT_EQ(decide_as(owner_, std::vector<ApplicationId>(201, one), reviewed).error(),
              Refusal::TooManyAtOnce);
    EXPECT_EQ(decide_as(owner_, {one}, rejected).error(), Refusal::ReasonMissing);
    EXPECT_EQ(decide_as(viewer_, {one}, reviewed).error(), Refusal::PermissionDenied);
    EXPECT_EQ(decide_as(sign_in("wong@example.hk").person, {one}, reviewed).error(),
              Refusal::CompanyNotFound);
}

TEST_P(DecideTest, AnotherCompanysApplicantIsNotThere) {
    RecordProperty("rows", "10.06");
    const auto id = apply(1);
    const Person stranger = sign_in("wong@example.hk").person;
    const EmployerCompany other = verified(stranger, "87654321");
    const std::string company = other.id.text();
    const std::string text = id.text();
    EXPECT_EQ(decide(stranger, {company, {text}, reviewed, {}, false}, ports(), clock_.now())
                  ->results.front()
                  .refusal,
              Refusal::IdNotFound);
    EXPECT_FALSE(find_applicant(other.id, text, ports(), clock_.now()).has_value());
    EXPECT_EQ(rate_applicant({stranger, company, text}, 1, ports(), clock_.now()).error(),
              Refusal::IdNotFound);
}

TEST_P(DecideTest, AFilledJobIsOfferedToCloseAndClosesInOneStep) {
    RecordProperty("rows", "10.30");
    put_job(1, [](JobLine& line) { line.posting.vacancy = 2; });
    const auto one = apply(1);
    const auto two = apply(2);
    const auto waiting = apply(3);
    EXPECT_EQ(decide_as(owner_, {one}, hired)->filled_job, std::nullopt);
    clock_.advance(10s);
    EXPECT_EQ(take_due(), 1);
    EXPECT_EQ(find_employer_job(company_.id, job(1).text(), ports())->hired, 1);
    EXPECT_EQ(decide_as(owner_, {two}, hired)->filled_job, job(1));
    EXPECT_EQ(decide_as(owner_, {two}, hired)->filled_job, job(1)) << "an answer that was lost";

    const auto close = [&](const Person& person) {
        return close_filled_job(person, company_.id.text(), job(1).text(), ports(), clock_.now());
    };
    EXPECT_EQ(refusal_of(close(viewer_).error()), Refusal::PermissionDenied);
    ASSERT_TRUE(close(recruiter_).ok());
    EXPECT_EQ(status_of(two), hired) << "what was decided is true first";
    EXPECT_THAT(history(waiting), ElementsAre(applied, job_closed));
    EXPECT_EQ(reply_record().applicants, 3) << "to be told that it is filled is an answer";
    EXPECT_EQ(reply_record().waiting, 0);
    const auto last = applications_.last_change();
    ASSERT_TRUE(close(owner_).ok());
    EXPECT_EQ(applications_.last_change(), last);
    const auto closed = find_employer_job(company_.id, job(1).text(), ports());
    EXPECT_EQ(closed->stage, JobStage::closed);
    EXPECT_EQ(closed->note->close_reason, CloseReason::filled_here);
}

}  // namespace
}  // namespace hoigung::domain
