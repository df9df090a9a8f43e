#include <gmock/gmock.h>

#include "domain/catalogue/change_job_state.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/decide_held_job.hpp"
#include "domain/employer_jobs/find_jobs.hpp"
#include "domain/employer_jobs/import_jobs.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employer_jobs/move_jobs.hpp"
#include "domain/employer_jobs/remind_of_ending_jobs.hpp"
#include "domain/employers/change_branches.hpp"
#include "domain/employers/decide_company.hpp"
#include "domain/events/event.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/testing/one_job.hpp"
#include "domain/testing/samples.hpp"
#include "security/testing/with_employers.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using testing::close_job;
using ::testing::Contains;
using ::testing::ElementsAre;
using testing::extend_job;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::reopen_job;
using ::testing::SizeIs;

constexpr const char* kAsksForDeposit = "入職前須先繳交 $500 按金。負責樓面工作。";

class EmployerJobsTest : public WithEmployers {
  protected:
    EmployerJobsTest() {
        branch_ = add_branch(owner_, company_.id.text(),
                             {.name = {"旺角店", "Mong Kok"},
                              .address = {"彌敦道 700 號", "700 Nathan Road"},
                              .district = "030503",
                              .place = ""},
                             ports(), clock_.now())
                      .value();
    }

    TypedJob typed(std::string title = "Waiter") {
        TypedJob job;
        job.content.posting = testing::job_line(1, 1).posting;
        job.content.posting.addresses.clear();
        job.content.posting.name = {"侍應 " + title, std::move(title)};
        job.places = {branch_.id.text()};
        return job;
    }
    TypedJob with_description(std::string text) {
        TypedJob job = typed();
        job.content.posting.description.zh_hant = std::move(text);
        return job;
    }
    JobDraft begin(std::string_view key, DraftOrigin origin = {}) {
        return begin_draft(owner_, company_.id.text(), key, origin, ports(), clock_.now()).value();
    }
    Outcome<JobDraft> save(const JobDraft& draft, TypedJob job) {
        return save_draft(owner_, company_.id.text(), draft.id.text(), draft.version, std::move(job), ports(),
                          clock_.now());
    }
    PublishOutcome<JobId> publish(const JobDraft& draft, std::optional<base::Timestamp> at = {},
                                  bool overwrites = false) {
        const std::string company = draft.company.text();
        const std::string id = draft.id.text();
        return publish_job(owner_, {company, id, draft.version, at, overwrites}, ports(), clock_.now());
    }
    // A job that is on the site.
    JobId published(const std::string& title = "Waiter") {
        const auto draft = save(begin(title), typed(title)).value();
        const auto id = publish(draft);
        EXPECT_TRUE(id.ok());
        clock_.advance(1ms);
        return *id;
    }
    JobStage stage(JobId id) { return find_employer_job(company_.id, id.text(), ports())->stage; }
    Refusal refusal(const PublishOutcome<JobId>& outcome) { return refusal_of(outcome.error()); }

    const Person owner_ = sign_in().person;
    const EmployerCompany company_ = verified(owner_);
    Branch branch_;
};
HOIGUNG_ON_EACH_DATABASE(EmployerJobsTest);

TEST_P(EmployerJobsTest, WhatIsTypedIsKeptAndGoesOnElsewhere) {
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

TEST_P(EmployerJobsTest, TheSecondToSaveIsToldAndNothingIsOverwritten) {
    RecordProperty("rows", "10.15");
    const auto draft = begin("key");
    const auto first = save(draft, typed("First")).value();
    EXPECT_EQ(save(draft, typed("Second")).error(), Refusal::DraftChanged);
    EXPECT_EQ(save(draft, typed("First"))->version, first.version) << "an answer that was lost";
    EXPECT_EQ(save(first, typed("Second"))->content.posting.name.en, "Second");
}

TEST_P(EmployerJobsTest, WhatIsUnfinishedIsKeptAndNotPublished) {
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
}

TEST_P(EmployerJobsTest, PublishingTwiceOrInterruptedMakesOneJob) {
    RecordProperty("rows", "10.22");
    const auto draft = save(begin("key"), typed()).value();
    // Killed after the job was on the site and before the draft was gone.
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

TEST_P(EmployerJobsTest, AJobThatWasChangedElsewhereIsNotOverwrittenUnseen) {
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

TEST_P(EmployerJobsTest, TheSameJobIsNotPublishedAgainWithinFourteenDays) {
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

TEST_P(EmployerJobsTest, ReopeningRenewsTheDateOnceInFourteenDays) {
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

TEST_P(EmployerJobsTest, AJobThatIsToCloseSoonerIsNoNews) {
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

TEST_P(EmployerJobsTest, AScheduledJobComesOutAtItsTimeAlsoAfterAStopOfADay) {
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

TEST_P(EmployerJobsTest, AScheduledJobThatCannotComeOutIsADraftAgainWithTheReason) {
    const auto draft = save(begin("key"), typed()).value();
    ASSERT_TRUE(publish(draft, clock_.now() + 1h).ok());
    published();
    clock_.advance(2h);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    const auto found = find_employer_job(company_.id, draft.id.text(), ports());
    EXPECT_EQ(found->stage, JobStage::draft);
    EXPECT_EQ(found->draft->schedule_problem, ScheduleProblem::same_job_exists);
}

TEST_P(EmployerJobsTest, AJobThatAsksForADepositWaitsForTheOperatorWhoReleasesIt) {
    RecordProperty("rows", "10.18");
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    ASSERT_TRUE(publish(draft).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_EQ(stage(draft.id), JobStage::scheduled);
    EXPECT_FALSE(catalogue_.job(draft.id));
    const auto held = held_jobs(ports(), 10);
    ASSERT_EQ(held.size(), 1U);
    EXPECT_EQ(held.front().draft.id, draft.id);
    EXPECT_THAT(held.front().draft.held_words, ElementsAre("入職前須先繳交 $500 按金。"));

    ASSERT_TRUE(release_job(draft.id.text(), ports()).ok());
    EXPECT_THAT(held_jobs(ports(), 10), IsEmpty());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(stage(draft.id), JobStage::open);
    EXPECT_FALSE(release_job(draft.id.text(), ports()).ok());
}

TEST_P(EmployerJobsTest, AWaitingJobThatIsRefusedIsADraftWithTheReasonUntilItIsChanged) {
    RecordProperty("rows", "10.18");
    const auto draft = save(begin("key"), with_description("面試前請 WhatsApp 身份證副本。")).value();
    ASSERT_TRUE(publish(draft).ok());
    EXPECT_FALSE(refuse_job(draft.id.text(), "  ", ports(), clock_.now()).ok());
    ASSERT_TRUE(refuse_job(draft.id.text(), "請刪去索取身份證的字句。", ports(), clock_.now()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    const auto refused = find_employer_job(company_.id, draft.id.text(), ports());
    EXPECT_EQ(refused->stage, JobStage::draft);
    EXPECT_EQ(refused->draft->refused_because, "請刪去索取身份證的字句。");

    const auto mended = save(*refused->draft, with_description("面試時請帶備身份證。")).value();
    EXPECT_EQ(mended.refused_because, "請刪去索取身份證的字句。");
    ASSERT_TRUE(publish(mended).ok());
    EXPECT_EQ(stage(draft.id), JobStage::open);
}

TEST_P(EmployerJobsTest, AWaitingJobThatIsChangedWaitsNoMoreAndIsNotPublishedByItself) {
    const auto draft = save(begin("key"), with_description("須先繳交保證金。")).value();
    ASSERT_TRUE(publish(draft).ok());
    const auto waiting = find_employer_job(company_.id, draft.id.text(), ports());
    ASSERT_TRUE(save(*waiting->draft, with_description("毋須按金。")).ok());
    EXPECT_THAT(held_jobs(ports(), 10), IsEmpty());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_EQ(stage(draft.id), JobStage::draft);
}

TEST_P(EmployerJobsTest, AScheduledJobIsAskedAboutTooAndGoesOutAtItsTimeOnceItIsReleased) {
    RecordProperty("rows", "10.18,10.21");
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    ASSERT_TRUE(publish(draft, clock_.now() + 24h).ok());
    ASSERT_THAT(held_jobs(ports(), 10), SizeIs(1));
    ASSERT_TRUE(release_job(draft.id.text(), ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    clock_.advance(25h);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(stage(draft.id), JobStage::open);
}

TEST_P(EmployerJobsTest, AJobThatWasScheduledBeforeThereWasTheRuleWaitsWhenItsTimeComes) {
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    employers_.write([&](EmployerWriter& writer) {
        JobDraft scheduled = writer.draft(draft.id).value();
        scheduled.publish_at = clock_.now();
        writer.put(scheduled);
    });
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_THAT(held_jobs(ports(), 10), SizeIs(1));
}

TEST_P(EmployerJobsTest, WordsThatWereReleasedHoldTheSameJobNoMoreAndOthersDo) {
    RecordProperty("rows", "10.18");
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    ASSERT_TRUE(publish(draft).ok());
    ASSERT_TRUE(release_job(draft.id.text(), ports()).ok());
    ASSERT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    clock_.advance(1s);
    // Closed and opened again, the words are those that the operator has seen.
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), draft.id.text(), CloseReason::not_needed, ports(), clock_.now())
            .ok());
    clock_.advance(1s);
    ASSERT_TRUE(
        reopen_job(owner_, company_.id.text(), draft.id.text(), std::nullopt, ports(), clock_.now()).ok());
    EXPECT_EQ(stage(draft.id), JobStage::open);

    const auto edited = edit_job(owner_, company_.id.text(), draft.id.text(), ports(), clock_.now()).value();
    const auto other = save(edited, with_description("入職前須先繳交 $5,000 按金。")).value();
    ASSERT_TRUE(publish(other).ok());
    ASSERT_THAT(held_jobs(ports(), 10), SizeIs(1));
    EXPECT_EQ(stage(draft.id), JobStage::open) << "seekers see the job as it was";
    EXPECT_EQ(catalogue_.job(draft.id)->posting.description.zh_hant, kAsksForDeposit);
}

TEST_P(EmployerJobsTest, AnOpenJobThatAsksAlreadyIsChangedAtOnceAndAClosedOneWaitsToBeOpened) {
    const JobId id = published();
    const auto on_site = catalogue_.job(id).value();
    JobLine flagged = line_of(id, company_.id, content_of(on_site, std::nullopt), on_site, clock_.now());
    flagged.posting.description.zh_hant = kAsksForDeposit;
    const std::vector<CatalogueLine> lines{flagged};
    ASSERT_TRUE(ingest(lines, testing::small_lists(), catalogue_, clock_.now()).front().ok());
    clock_.advance(1s);
    auto draft = edit_job(owner_, company_.id.text(), id.text(), ports(), clock_.now()).value();
    TypedJob dearer = with_description(kAsksForDeposit);
    dearer.content.posting.hourly_rate = {90, std::nullopt};
    ASSERT_TRUE(publish(save(draft, dearer).value()).ok());
    EXPECT_EQ(catalogue_.job(id)->posting.hourly_rate.from, 90);

    clock_.advance(1s);
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), id.text(), CloseReason::not_needed, ports(), clock_.now())
            .ok());
    clock_.advance(1s);
    const auto reopen = [&] {
        return reopen_job(owner_, company_.id.text(), id.text(), std::nullopt, ports(), clock_.now());
    };
    ASSERT_TRUE(reopen().ok());
    EXPECT_EQ(stage(id), JobStage::closed);
    ASSERT_THAT(held_jobs(ports(), 10), SizeIs(1));
    EXPECT_TRUE(reopen().ok()) << "once more changes nothing";
    EXPECT_THAT(held_jobs(ports(), 10), SizeIs(1));
    ASSERT_TRUE(release_job(id.text(), ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(stage(id), JobStage::open);
}

TEST_P(EmployerJobsTest, ALineOfAPortalsKeyWaitsOnceAndIsNotTakenAgainAfterItWasRefused) {
    RecordProperty("rows", "10.18,10.08");
    JobLine line = testing::job_line(7, 1);
    line.company_id = company_.id;
    line.posting.description.zh_hant = kAsksForDeposit;
    const auto send = [&] { return publish_line(owner_, line, ports(), clock_.now()); };
    ASSERT_TRUE(send().ok());
    EXPECT_EQ(*send(), std::nullopt) << "the same line again";
    ASSERT_THAT(held_jobs(ports(), 10), SizeIs(1));
    EXPECT_FALSE(catalogue_.job(line.id));
    ASSERT_TRUE(refuse_job(line.id.text(), "請刪去按金。", ports(), clock_.now()).ok());
    EXPECT_EQ(refusal_of(send().error()), Refusal::JobRefused);
    // Without those words it is out, and nothing of the other is left.
    line.posting.description.zh_hant = "負責樓面工作。";
    EXPECT_EQ(*send(), Ingested::created);
    EXPECT_FALSE(find_employer_job(company_.id, line.id.text(), ports())->draft);
}

TEST_P(EmployerJobsTest, AJobWaitsUntilItsCompanyIsVerified) {
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
    ASSERT_TRUE(accept_waiting(company_id, ports(), clock_.now()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_TRUE(catalogue_.job(draft.id).has_value());
}

TEST_P(EmployerJobsTest, PeopleAreRemindedOnceThreeDaysBeforeAJobCloses) {
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

TEST_P(EmployerJobsTest, JobsAreFoundByTextStagePlaceAndKind) {
    RecordProperty("rows", "10.13");
    const JobId waiter = published("Waiter");
    const JobId cook = published("Cook");
    begin("empty");
    ASSERT_TRUE(close_job(owner_, company_.id.text(), cook.text(), CloseReason::filled_elsewhere, ports(),
                          clock_.now())
                    .ok());
    const auto find = [&](auto change) {
        EmployerJobQuery query;
        query.page = {0, 30};
        change(query);
        return find_employer_jobs(company_.id, query, Catalogue(catalogue_.load()), ports());
    };
    const auto all = find([](EmployerJobQuery&) {});
    EXPECT_EQ(all.total, 3);
    EXPECT_THAT(all.counts, ElementsAre(1, 0, 1, 1, 0));
    const auto named = find([](EmployerJobQuery& query) { query.term = "mong KOK wait"; });
    ASSERT_THAT(named.jobs, SizeIs(1));
    EXPECT_EQ(named.jobs.front().id, waiter);
    EXPECT_EQ(find([](EmployerJobQuery& query) { query.stage = JobStage::closed; }).jobs.front().id, cook);
    EXPECT_EQ(find([&](EmployerJobQuery& query) { query.place = branch_.id; }).total, 2);
    EXPECT_EQ(find([](EmployerJobQuery& query) { query.job_type = "SG"; }).total, 0);
    EXPECT_THAT(find([](EmployerJobQuery& query) { query.page = {2, 1}; }).jobs, SizeIs(1));
}

TEST_P(EmployerJobsTest, SumsOfADayCanBeMadeAgain) {
    RecordProperty("rows", "10.13");
    const JobId id = published();
    OpeningCounter counter;
    counter.count(id, clock_.now());
    counter.count(id, clock_.now());
    counter.flush(job_days_);
    counter.flush(job_days_);
    sum_up_days(job_days_, clock_.now());
    sum_up_days(job_days_, clock_.now());
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->sums, (JobSums{0, 2, 0}));
    counter.count(id, clock_.now());
    counter.flush(job_days_);
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->sums.openings, 3);
}

TEST_P(EmployerJobsTest, TotalsAreWhatTheDaysSumUpTo) {
    RecordProperty("rows", "10.13");
    const JobId id = published();
    const auto see = [&](std::string_view tab) {
        database().transaction([&](store::Connection& connection) {
            connection.execute(
                "INSERT INTO tracking_events (id, received_at, at, event, session_id, job_id, source, "
                "source_section, path, tracking_params) VALUES (:id, :now, :now, :event, :tab, :job, '', '', "
                "'', '')",
                JobId::make(clock_.now(), random_), clock_.now(), EventName::job_impression, tab, id);
        });
        sum_up_days(job_days_, clock_.now());
    };
    OpeningCounter counter;
    counter.count(id, clock_.now());
    see("a");
    see("b");
    counter.flush(job_days_);
    clock_.advance(24h);
    counter.count(id, clock_.now());
    see("a");
    counter.flush(job_days_);
    database().transaction(
        [](store::Connection& connection) { connection.execute("DELETE FROM tracking_events"); });
    sum_up_days(job_days_, clock_.now());
    const JobSums sums{3, 2, 0};
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->sums, sums);
    EmployerJobQuery query;
    query.page = {0, 30};
    const auto list = find_employer_jobs(company_.id, query, Catalogue(catalogue_.load()), ports());
    EXPECT_EQ(list.jobs.front().sums, sums);
    ports().store.read([&](EmployerReader& reader) {
        JobSums of_days;
        for (const JobDay& day : reader.job_days(id, 30)) {
            of_days.views += day.sums.views;
            of_days.openings += day.sums.openings;
        }
        EXPECT_EQ(of_days, sums);
    });
}

TEST_P(EmployerJobsTest, TheListIsTheSameWhetherJobsAreInMemoryOrNot) {
    RecordProperty("rows", "10.13");
    for (const char* title : {"Waiter", "Cook", "Cleaner"}) published(title);
    begin("empty");
    ASSERT_TRUE(close_job(owner_, company_.id.text(), published("Driver").text(), CloseReason::not_needed,
                          ports(), clock_.now())
                    .ok());
    using enum EmployerJobSort;
    for (const EmployerJobSort sort : {newest, ending, title, most_views, most_applications}) {
        for (const auto& stage : {std::optional<JobStage>(), std::optional(JobStage::open)}) {
            EmployerJobQuery query;
            query.stage = stage;
            query.sort = sort;
            query.page = {1, 2};
            const auto known = find_employer_jobs(company_.id, query, Catalogue(catalogue_.load()), ports());
            const auto read = find_employer_jobs(company_.id, query, Catalogue(), ports());
            EXPECT_EQ(read.total, stage ? 3 : 5);
            EXPECT_EQ(read.counts, known.counts);
            ASSERT_THAT(read.jobs, SizeIs(2));
            for (std::size_t i = 0; i < 2; ++i) {
                EXPECT_EQ(read.jobs[i].id, known.jobs[i].id) << base::name_of(sort);
                EXPECT_EQ(read.jobs[i].posting().name, known.jobs[i].posting().name);
            }
        }
    }
}

TEST_P(EmployerJobsTest, AFileOfJobsIsReadThenConfirmedAndASecondOneUpdates) {
    RecordProperty("rows", "10.23");
    const auto read = [&](std::string_view text) {
        const auto id =
            read_import(owner_, company_.id.text(), {"jobs.csv", text}, ports(), clock_.now()).value();
        return find_import(owner_, company_.id.text(), id.text(), ports()).value();
    };
    const auto confirm = [&](const JobImport& import) {
        clock_.advance(1s);
        return *confirm_import(owner_, company_.id.text(), import.id.text(), ports(), clock_.now())->outcome;
    };
    const auto import = read(
        "Reference,Title (English),Description (English),job_type,branch,hourly_from,hours,colour\r\n"
        "A1,Waiter,Serve guests.,WW,Mong Kok,60,mon-fri 09:00-18:00,red\r\n"
        "A2,Chef,Cook.,CH,旺角店,70,\"sat,sun 10:00-20:00\",blue\r\n"
        "A3,Guard,Watch.,XX,Nowhere,20,always,green\r\n");
    EXPECT_THAT(import.unknown_columns, ElementsAre("colour"));
    ASSERT_THAT(import.lines, SizeIs(3));
    EXPECT_EQ(import.lines[0].act, ImportAct::create);
    EXPECT_EQ(import.lines[2].act, ImportAct::skip);
    std::vector<std::string> columns;
    for (const ImportProblem& problem : import.lines[2].problems) {
        if (problem.weight == Weight::blocks) columns.push_back(problem.column);
    }
    EXPECT_THAT(columns, ::testing::IsSupersetOf({"job_type", "branch", "hours", "hourly_from"}));
    EXPECT_FALSE(catalogue_.job(import.lines[0].job).has_value()) << "nothing before it is confirmed";
    const auto outcome = confirm(import);
    EXPECT_EQ(outcome.created, 2);
    EXPECT_EQ(outcome.skipped, 1);
    EXPECT_EQ(confirm(import), outcome) << "again, the same";
    const auto second = read("Reference,Title (English),hourly_from\nA1,Waiter,65\nA2,Chef,70\n");
    EXPECT_EQ(second.lines[0].act, ImportAct::change);
    EXPECT_EQ(second.lines[1].act, ImportAct::unchanged);
    EXPECT_EQ(confirm(second).changed, 1);
    EXPECT_EQ(catalogue_.job(import.lines[0].job)->posting.hourly_rate.from, 65);
    EXPECT_EQ(catalogue_.job(import.lines[0].job)->posting.description.en, "Serve guests.");
}

TEST_P(EmployerJobsTest, EachProblemOfAFileNamesItsLineAndItsColumnAsTheyStandThere) {
    RecordProperty("rows", "10.23");
    const auto problems_of = [&](std::string_view text) {
        const auto id =
            read_import(owner_, company_.id.text(), {"jobs.csv", text}, ports(), clock_.now()).value();
        std::vector<std::tuple<int, std::string, std::string>> problems;
        const auto import = find_import(owner_, company_.id.text(), id.text(), ports()).value();
        for (const ImportLine& line : import.lines) {
            for (const ImportProblem& problem : line.problems)
                problems.emplace_back(line.number, problem.column, problem.message.en);
        }
        return problems;
    };
    const auto at = [](int line, std::string_view column, std::string_view words) {
        return ::testing::FieldsAre(line, std::string(column), HasSubstr(std::string(words)));
    };
    // A language without a column is missing where the other one stands.
    EXPECT_THAT(
        problems_of(" TITLE (English) ,description_en,工種,分店,月薪由\n\nWaiter,Serve.,WW,Mong Kok,\n"),
        ::testing::UnorderedElementsAre(at(3, " TITLE (English) ", "Only one language"),
                                        at(3, "description_en", "Only one language"),
                                        at(3, "月薪由", "pay")));
    // A wording is told where it stands, and a reference where it was given.
    EXPECT_THAT(
        problems_of(
            "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from,要求（英文）,"
            "福利（英文）,end_date\n"
            "A1,侍應,Waiter,招呼,Serve.,WW,Mong Kok,60,Polite,WOMEN only,2026-257-01\n"
            "A1,廚師,Chef,煮食,Cook.,CH,Mong Kok,60,Polite,Meals,\n"),
        ::testing::IsSupersetOf(
            {at(2, "福利（英文）", "sex"), at(2, "end_date", "is no date"), at(3, "編號", "line 2")}));
}

TEST_P(EmployerJobsTest, ALineOfAFileThatAsksForADepositWaitsForTheOperatorAndTheOthersDoNot) {
    RecordProperty("rows", "10.18,10.23");
    const auto id =
        read_import(owner_, company_.id.text(),
                    {"jobs.csv",
                     "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from\n"
                     "A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60\n"
                     "A2,廚師,Chef,入職前須先繳交按金 $500。,Cook.,CH,Mong Kok,60\n"},
                    ports(), clock_.now())
            .value();
    ASSERT_TRUE(confirm_import(owner_, company_.id.text(), id.text(), ports(), clock_.now()).ok());
    const auto held = held_jobs(ports(), 10);
    ASSERT_THAT(held, SizeIs(1));
    EXPECT_EQ(held.front().draft.content.reference, "A2");
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_FALSE(catalogue_.job(held.front().draft.id));
    ASSERT_TRUE(release_job(held.front().draft.id.text(), ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
}

TEST_P(EmployerJobsTest, ThePreviewOfAFileSaysWhatConfirmingItDoes) {
    RecordProperty("rows", "10.23");
    const std::string heading =
        "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from,vacancy\n";
    const std::string waiter = "A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60,\n";
    const std::string chef = "A2,廚師,Chef,煮食。,Cook.,CH,Mong Kok,60,\n";
    const auto acts = [&](const JobImportId& id) {
        const auto import = find_import(owner_, company_.id.text(), id.text(), ports()).value();
        std::array<int, 4> counts{};
        for (const ImportLine& line : import.lines) ++counts[static_cast<std::size_t>(line.act)];
        return counts;
    };
    const auto read = [&](const std::string& lines) {
        return read_import(owner_, company_.id.text(), {"jobs.csv", heading + lines}, ports(), clock_.now())
            .value();
    };
    const auto confirm = [&](const JobImportId& id) {
        const auto outcome =
            confirm_import(owner_, company_.id.text(), id.text(), ports(), clock_.now())->outcome.value();
        return std::array{outcome.created, outcome.changed, outcome.unchanged, outcome.skipped};
    };
    // A line that is a job of the file already, or of the site, is not published again.
    const std::string same = "B1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60,\n";
    for (const std::string& lines : {waiter + same, waiter + chef, waiter + same}) {
        const auto id = read(lines);
        const auto said = acts(id);
        EXPECT_EQ(confirm(id), said) << lines;
        clock_.advance(1s);
    }
    EXPECT_EQ(acts(read(waiter + same)), (std::array{0, 0, 1, 1}));
}

TEST_P(EmployerJobsTest, AJobThatChangedSinceAFileWasReadIsLeftAsItIsAndTold) {
    RecordProperty("rows", "10.23");
    const std::string heading =
        "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from\n";
    const auto read = [&](const std::string& lines) {
        return read_import(owner_, company_.id.text(), {"jobs.csv", heading + lines}, ports(), clock_.now())
            .value();
    };
    const auto confirm = [&](const JobImportId& id) {
        return confirm_import(owner_, company_.id.text(), id.text(), ports(), clock_.now())->outcome.value();
    };
    ASSERT_EQ(confirm(read("A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60\n")).created, 1);
    clock_.advance(1s);
    const auto dearer = read("A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,80\n");
    const JobId id = find_import(owner_, company_.id.text(), dearer.text(), ports())->lines.front().job;
    clock_.advance(1s);
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), id.text(), CloseReason::filled_here, ports(), clock_.now())
            .ok());
    clock_.advance(1s);
    const auto outcome = confirm(dearer);
    EXPECT_THAT(outcome.refused, ElementsAre(RefusedLine{2, ScheduleProblem::job_changed}));
    EXPECT_EQ(outcome.skipped, 1);
    EXPECT_EQ(stage(id), JobStage::closed);
}

TEST_P(EmployerJobsTest, AWorkbookIsToldFromAFileThatCannotBeRead) {
    RecordProperty("rows", "10.23");
    for (const std::string_view content :
         {std::string_view("PK\x03\x04\x14\x00", 6), std::string_view("\xD0\xCF\x11\xE0rest")})
        EXPECT_EQ(
            read_import(owner_, company_.id.text(), {"jobs.csv", content}, ports(), clock_.now()).error(),
            Refusal::ImportIsSpreadsheet);
}

TEST_P(EmployerJobsTest, WhatIsNoFileOfJobsIsRefused) {
    RecordProperty("rows", "10.23");
    const auto refusal = [&](std::string_view text) {
        return read_import(owner_, company_.id.text(), {"jobs.csv", text}, ports(), clock_.now()).error();
    };
    EXPECT_EQ(refusal(""), Refusal::InvalidImport);
    EXPECT_EQ(refusal("one column\nof text\n"), Refusal::InvalidImport);
    EXPECT_EQ(refusal(std::string_view("\x89PNG\r\n\x1A\n\0", 9)), Refusal::InvalidImport);
    std::string wide = "name_en";
    for (int i = 0; i < 200; ++i) wide += ",c";
    EXPECT_EQ(refusal(wide + "\nWaiter\n"), Refusal::InvalidImport);
}

}  // namespace
}  // namespace hoigung::domain
