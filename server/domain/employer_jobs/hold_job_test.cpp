#include <gmock/gmock.h>

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/operator/decide_held_job.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/one_job.hpp"
#include "domain/testing/samples.hpp"
#include "security/testing/with_employer_jobs.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using testing::close_job;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::reopen_job;
using ::testing::SizeIs;

constexpr const char* kAsksForDeposit = "入職前須先繳交 $500 按金。負責樓面工作。";

class HoldJobTest : public WithEmployerJobs {};
HOIGUNG_ON_EACH_DATABASE(HoldJobTest);

TEST_P(HoldJobTest, AJobThatAsksForADepositWaitsForTheOperatorWhoReleasesIt) {
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

    ASSERT_TRUE(release_job(testing::acting(clock_.now()), draft.id.text(), ports()).ok());
    EXPECT_THAT(held_jobs(ports(), 10), IsEmpty());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(stage(draft.id), JobStage::open);
    EXPECT_FALSE(release_job(testing::acting(clock_.now()), draft.id.text(), ports()).ok());
}

TEST_P(HoldJobTest, AWaitingJobThatIsRefusedIsADraftWithTheReasonUntilItIsChanged) {
    RecordProperty("rows", "10.18");
    const auto draft = save(begin("key"), with_description("面試前請 WhatsApp 身份證副本。")).value();
    ASSERT_TRUE(publish(draft).ok());
    EXPECT_FALSE(refuse_job(testing::acting(clock_.now()), draft.id.text(), "  ", ports()).ok());
    ASSERT_TRUE(
        refuse_job(testing::acting(clock_.now()), draft.id.text(), "請刪去索取身份證的字句。", ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    const auto refused = find_employer_job(company_.id, draft.id.text(), ports());
    EXPECT_EQ(refused->stage, JobStage::draft);
    EXPECT_EQ(refused->draft->refused_because, "請刪去索取身份證的字句。");

    const auto mended = save(*refused->draft, with_description("面試時請帶備身份證。")).value();
    EXPECT_EQ(mended.refused_because, "請刪去索取身份證的字句。");
    ASSERT_TRUE(publish(mended).ok());
    EXPECT_EQ(stage(draft.id), JobStage::open);
}

TEST_P(HoldJobTest, AWaitingJobThatIsChangedWaitsNoMoreAndIsNotPublishedByItself) {
    const auto draft = save(begin("key"), with_description("須先繳交保證金。")).value();
    ASSERT_TRUE(publish(draft).ok());
    const auto waiting = find_employer_job(company_.id, draft.id.text(), ports());
    ASSERT_TRUE(save(*waiting->draft, with_description("毋須按金。")).ok());
    EXPECT_THAT(held_jobs(ports(), 10), IsEmpty());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_EQ(stage(draft.id), JobStage::draft);
}

TEST_P(HoldJobTest, AScheduledJobIsAskedAboutTooAndGoesOutAtItsTimeOnceItIsReleased) {
    RecordProperty("rows", "10.18,10.21");
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    ASSERT_TRUE(publish(draft, clock_.now() + 24h).ok());
    ASSERT_THAT(held_jobs(ports(), 10), SizeIs(1));
    ASSERT_TRUE(release_job(testing::acting(clock_.now()), draft.id.text(), ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    clock_.advance(25h);
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(stage(draft.id), JobStage::open);
}

TEST_P(HoldJobTest, AJobThatWasScheduledBeforeThereWasTheRuleWaitsWhenItsTimeComes) {
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    employers_.write([&](EmployerWriter& writer) {
        JobDraft scheduled = writer.jobs().draft(draft.id).value();
        scheduled.publish_at = clock_.now();
        writer.jobs().put(scheduled);
    });
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_THAT(held_jobs(ports(), 10), SizeIs(1));
}

TEST_P(HoldJobTest, WordsThatWereReleasedHoldTheSameJobNoMoreAndOthersDo) {
    RecordProperty("rows", "10.18");
    const auto draft = save(begin("key"), with_description(kAsksForDeposit)).value();
    ASSERT_TRUE(publish(draft).ok());
    ASSERT_TRUE(release_job(testing::acting(clock_.now()), draft.id.text(), ports()).ok());
    ASSERT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    clock_.advance(1s);
    // After closing and reopening, the words are still the ones that the operator has released.
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

TEST_P(HoldJobTest, AnOpenJobThatAsksAlreadyIsChangedAtOnceAndAClosedOneWaitsToBeOpened) {
    const JobId id = published();
    const auto on_site = catalogue_.job(id).value();
    JobLine flagged = line_of(id, company_.id, content_of(on_site, std::nullopt), on_site, clock_.now());
    flagged.posting.description.zh_hant = kAsksForDeposit;
    const std::vector<CatalogueLine> lines{flagged};
    ASSERT_TRUE(ingest(lines, testing::small_lists(), catalogue_, clock_.now()).front().ok());
    clock_.advance(1s);
    auto draft = edit_job(owner_, company_.id.text(), id.text(), ports(), clock_.now()).value();
    JobForm dearer = with_description(kAsksForDeposit);
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
    ASSERT_TRUE(release_job(testing::acting(clock_.now()), id.text(), ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
    EXPECT_EQ(stage(id), JobStage::open);
}

TEST_P(HoldJobTest, ALineOfAPortalsKeyWaitsOnceAndIsNotTakenAgainAfterItWasRefused) {
    RecordProperty("rows", "10.18,10.08");
    JobLine line = testing::job_line(7, 1);
    line.company_id = company_.id;
    line.posting.description.zh_hant = kAsksForDeposit;
    const auto send = [&] { return publish_line(owner_, line, ports(), clock_.now()); };
    ASSERT_TRUE(send().ok());
    EXPECT_EQ(*send(), std::nullopt) << "the same line again";
    ASSERT_THAT(held_jobs(ports(), 10), SizeIs(1));
    EXPECT_FALSE(catalogue_.job(line.id));
    ASSERT_TRUE(refuse_job(testing::acting(clock_.now()), line.id.text(), "請刪去按金。", ports()).ok());
    EXPECT_EQ(refusal_of(send().error()), Refusal::JobRefused);
    // Without those words the job is published, and the held draft is gone.
    line.posting.description.zh_hant = "負責樓面工作。";
    EXPECT_EQ(*send(), Ingested::created);
    EXPECT_FALSE(find_employer_job(company_.id, line.id.text(), ports())->draft);
}

}  // namespace
}  // namespace hoigung::domain
