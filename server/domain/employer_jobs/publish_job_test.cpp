#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/catalogue/change_job_state.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employer_jobs/job_lifecycle.hpp"
#include "domain/employer_jobs/remind_of_ending_jobs.hpp"
#include "domain/operator/decide_company.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/one_job.hpp"
#include "security/testing/with_employer_jobs.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using testing::close_job;
using ::testing::Contains;
using testing::extend_job;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::reopen_job;

class PublishJobTest : public WithEmployerJobs {};
HOIGUNG_ON_EACH_DATABASE(PublishJobTest);

TEST_P(PublishJobTest, WhatIsTypedIsKeptAndGoesOnElsewhere) {
    RecordProperty("rows", "10.14");
    const auto draft = begin("key");
    EXPECT_EQ(begin("key"), draft) << "the same key, the same draft";
    const auto saved = save(draft, typed());
    ASSERT_TRUE(saved.ok());
    EXPECT_EQ(saved->version, 2);
    const auto found = find_employer_job(company_.id, draft.id.text(), ports());
    EXPECT_EQ(found->draft->content.posting.name.en, "Waiter");
    EXPECT_EQ(found->stage, JobStage::draft);
    EXPECT_FALSE(catalogue_.job(draft.id).has_value());
}

TEST_P(PublishJobTest, TheSecondToSaveIsToldAndNothingIsOverwritten) {
    RecordProperty("rows", "10.15");
    const auto draft = begin("key");
    const auto first = save(draft, typed("First")).value();
    EXPECT_EQ(save(draft, typed("Second")).error(), Refusal::DraftChanged);
    EXPECT_EQ(save(draft, typed("First"))->version, first.version) << "an answer that was lost";
    EXPECT_EQ(save(first, typed("Second"))->content.posting.name.en, "Second");
}

TEST_P(PublishJobTest, WhatIsUnfinishedIsKeptAndNotPublished) {
    RecordProperty("rows", "10.18");
    auto job = typed();
    job.content.posting.hourly_rate = {20, std::nullopt};
    const auto draft = save(begin("key"), job).value();
    EXPECT_EQ(refusal(publish(draft)), Refusal::JobNotValid);
    EXPECT_EQ(stage(draft.id), JobStage::draft);
    auto far = typed();
    far.places = {company_.id.text()};
    EXPECT_EQ(save(draft, far).error(), Refusal::IdNotFound);
    auto long_text = typed();
    long_text.content.posting.description.en = std::string(20'001, 'x');
    EXPECT_EQ(save(draft, long_text).error(), Refusal::TextTooLong);
    auto unusable = typed();
    unusable.content.posting.description.en = "\xFF";
    EXPECT_EQ(save(draft, unusable).error(), Refusal::UnusableCharacters);
}

TEST_P(PublishJobTest, ACompanyHasFiveHundredDraftsAtMost) {
    std::vector<std::string> drafts{begin("key").id.text()};
    const std::string company = company_.id.text();
    const auto copy = [&] {
        const auto count = std::min<std::size_t>(drafts.size(), 200);
        const std::vector<std::string_view> some(drafts.end() - static_cast<std::ptrdiff_t>(count),
                                                 drafts.end());
        const std::string key = fmt::format("copies of {}", drafts.size());
        return copy_jobs({owner_, company, some}, key, ports(), clock_.now()).value().results;
    };
    std::vector<Refusal> refusals;
    while (refusals.empty()) {
        for (const auto& each : copy()) {
            if (each.ok()) drafts.push_back(each->text());
            if (!each.ok()) refusals.push_back(each.error());
        }
    }
    EXPECT_EQ(drafts.size(), static_cast<std::size_t>(kMostDrafts));
    EXPECT_THAT(refusals, ::testing::Each(Refusal::TooManyDrafts));
    EXPECT_EQ(begin_draft(owner_, company, "one more", {}, ports(), clock_.now()).error(),
              Refusal::TooManyDrafts);
}

TEST_P(PublishJobTest, PublishingTwiceOrInterruptedMakesOneJob) {
    RecordProperty("rows", "10.22");
    const auto draft = save(begin("key"), typed()).value();
    // The process was killed after the job was published and before the draft was deleted.
    const auto line = line_of(draft.id, draft.company, draft.content, std::nullopt, clock_.now());
    const std::vector<CatalogueLine> lines{line};
    ASSERT_TRUE(ingest(lines, testing::small_lists(), catalogue_, clock_.now()).front().ok());
    clock_.advance(1s);
    EXPECT_EQ(*publish(draft), draft.id);
    EXPECT_EQ(*publish(draft), draft.id);
    std::size_t jobs = 0;
    catalogue_.write([&](CatalogueWriter& writer) { jobs = writer.jobs_of(company_.id).size(); });
    EXPECT_EQ(jobs, 1U);
    const auto found = find_employer_job(company_.id, draft.id.text(), ports());
    EXPECT_FALSE(found->draft.has_value());
    EXPECT_EQ(found->stage, JobStage::open);
    EXPECT_EQ(found->job->posting.addresses.front().id, branch_.id);
    EXPECT_EQ(begin("key").based_on, catalogue_.job(draft.id)->updated_at)
        << "a late call goes on with the job";
}

TEST_P(PublishJobTest, AJobThatWasChangedElsewhereIsNotOverwrittenUnseen) {
    const JobId id = published();
    const auto draft = edit_job(owner_, company_.id.text(), id.text(), ports(), clock_.now()).value();
    const auto mine = save(draft, typed("Mine")).value();
    JobLine theirs;
    theirs.id = id;
    theirs.company_id = company_.id;
    theirs.posting = catalogue_.job(id)->posting;
    theirs.posting.vacancy = 7;
    const std::vector<CatalogueLine> lines{theirs};
    clock_.advance(1s);
    ASSERT_TRUE(ingest(lines, testing::small_lists(), catalogue_, clock_.now()).front().ok());
    EXPECT_EQ(refusal(publish(mine)), Refusal::JobChanged);
    EXPECT_TRUE(publish(mine, std::nullopt, true).ok());
    EXPECT_EQ(catalogue_.job(id)->posting.name.en, "Mine");
    ASSERT_TRUE(change_job_state(catalogue_, id, JobState::suspended, clock_.now()).ok());
    const auto again = edit_job(owner_, company_.id.text(), id.text(), ports(), clock_.now()).value();
    EXPECT_EQ(refusal(publish(again)), Refusal::JobSuspended);
    EXPECT_EQ(stage(id), JobStage::suspended);
}

TEST_P(PublishJobTest, TheSameJobIsNotPublishedAgainWithinFourteenDays) {
    RecordProperty("rows", "10.20");
    const JobId first = published();
    const auto copy = begin("copy", {.copy_of = first.text()});
    const auto refused = publish(copy);
    EXPECT_EQ(std::get<SameJob>(refused.error()).job, first);
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), first.text(), CloseReason::filled_here, ports(), clock_.now())
            .ok());
    EXPECT_EQ(refusal(publish(copy)), Refusal::SameJobExists) << "also when it is closed";
    EXPECT_TRUE(publish(save(copy, typed("Another")).value()).ok());
    clock_.advance(14 * 24h);
    const auto later = begin("later", {.copy_of = first.text()});
    EXPECT_TRUE(publish(later).ok());
}

TEST_P(PublishJobTest, ReopeningRenewsTheDateOnceInFourteenDays) {
    RecordProperty("rows", "10.20,10.21");
    const JobId id = published();
    const auto published_at = catalogue_.job(id)->published_at;
    const auto move = [&](auto act) {
        return act(owner_, company_.id.text(), id.text(), std::nullopt, ports(), clock_.now());
    };
    clock_.advance(13 * 24h);
    EXPECT_TRUE(move(extend_job).ok());
    EXPECT_EQ(catalogue_.job(id)->published_at, published_at);
    EXPECT_EQ(catalogue_.job(id)->expires_at, clock_.now() + kJobTerm);
    clock_.advance(1ms);
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), id.text(), CloseReason::not_needed, ports(), clock_.now())
            .ok());
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->note->close_reason,
              CloseReason::not_needed);
    EXPECT_EQ(refusal(move(extend_job)), Refusal::JobClosed);
    clock_.advance(24h);
    EXPECT_TRUE(move(reopen_job).ok());
    EXPECT_EQ(catalogue_.job(id)->published_at, clock_.now());
    EXPECT_EQ(stage(id), JobStage::open);
    EXPECT_THAT(log_of(company_.id), Contains(ActivityKind::job_reopened));
}

TEST_P(PublishJobTest, AJobThatIsToCloseSoonerIsNoNews) {
    RecordProperty("rows", "10.20,10.21");
    const JobId id = published();
    const auto published_at = catalogue_.job(id)->published_at;
    clock_.advance(20 * 24h);
    const auto last_day = base::hong_kong_date(clock_.now() + 24h);
    ASSERT_TRUE(extend_job(owner_, company_.id.text(), id.text(), last_day, ports(), clock_.now()).ok());
    EXPECT_EQ(catalogue_.job(id)->published_at, published_at);
    EXPECT_EQ(catalogue_.job(id)->expires_at, closes_after(last_day));
    EXPECT_THAT(log_of(company_.id), Contains(ActivityKind::job_changed));
    EXPECT_THAT(log_of(company_.id), Not(Contains(ActivityKind::job_extended)));
}

TEST_P(PublishJobTest, AScheduledJobComesOutAtItsTimeAlsoAfterAStopOfADay) {
    RecordProperty("rows", "10.21");
    const auto draft = save(begin("key"), typed()).value();
    EXPECT_EQ(refusal(publish(draft, clock_.now() - 24h)), Refusal::InvalidMoment);
    const auto at = clock_.now() + 2h;
    ASSERT_TRUE(publish(draft, at).ok());
    EXPECT_EQ(stage(draft.id), JobStage::scheduled);
    clock_.set(at - 1ms);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    clock_.set(at + 24h);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_EQ(stage(draft.id), JobStage::open);
    EXPECT_EQ(catalogue_.job(draft.id)->published_at, clock_.now());
}

TEST_P(PublishJobTest, AScheduledJobThatCannotComeOutIsADraftAgainWithTheReason) {
    const auto draft = save(begin("key"), typed()).value();
    ASSERT_TRUE(publish(draft, clock_.now() + 1h).ok());
    published();
    clock_.advance(2h);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    const auto found = find_employer_job(company_.id, draft.id.text(), ports());
    EXPECT_EQ(found->stage, JobStage::draft);
    EXPECT_EQ(found->draft->schedule_problem, ScheduleProblem::same_job_exists);
}

TEST_P(PublishJobTest, AJobWaitsUntilItsCompanyIsVerified) {
    const Person other = sign_in("lee@example.hk").person;
    const auto company = found(other, "87654321");
    const auto draft = begin_draft(other, company.id.text(), "key", {}, ports(), clock_.now()).value();
    auto job = typed();
    job.places.clear();
    job.content.posting.regions = {"03"};
    const auto saved =
        save_draft(other, company.id.text(), draft.id.text(), 1, job, ports(), clock_.now()).value();
    const std::string company_id = company.id.text();
    const std::string id = draft.id.text();
    ASSERT_TRUE(publish_job(other, {company_id, id, saved.version}, ports(), clock_.now()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), company_id, ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_TRUE(catalogue_.job(draft.id).has_value());
}

TEST_P(PublishJobTest, PeopleAreRemindedOnceThreeDaysBeforeAJobCloses) {
    RecordProperty("rows", "10.21");
    const JobId id = published();
    const auto before = mails_to(kEmail);
    const auto closing = closes_at(*catalogue_.job(id));
    clock_.set(closing - kReminderTerm - 1ms);
    EXPECT_EQ(remind_of_ending_jobs(ports(), clock_.now()), 0);
    clock_.advance(24h);
    EXPECT_EQ(remind_of_ending_jobs(ports(), clock_.now()), 1) << "also after a stop of a day";
    EXPECT_EQ(remind_of_ending_jobs(ports(), clock_.now()), 0);
    EXPECT_EQ(mails_to(kEmail), before + 1);
    EXPECT_THAT(mail_to(kEmail), HasSubstr("Waiter"));
    ASSERT_TRUE(extend_job(owner_, company_.id.text(), id.text(), std::nullopt, ports(), clock_.now()).ok());
    clock_.set(closes_at(*catalogue_.job(id)) - 1h);
    EXPECT_EQ(remind_of_ending_jobs(ports(), clock_.now()), 1) << "the next closing is another";
}

}  // namespace
}  // namespace hoigung::domain
