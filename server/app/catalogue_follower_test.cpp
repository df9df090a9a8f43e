#include "app/catalogue_follower.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>

#include "base/outage.hpp"
#include "base/testing/eventually.hpp"
#include "domain/snapshot/old_jobs.hpp"
#include "domain/testing/samples.hpp"
#include "search/saved_index.hpp"
#include "search/testing/trade.hpp"
#include "store/catalogue_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::app {
namespace {

using base::testing::eventually;
using domain::CatalogueStore;
using domain::CatalogueWriter;
using domain::JobState;
using domain::testing::company;
using domain::testing::job;
using ::testing::HasSubstr;

// More than the search index rebuilds at each change, so that they fill a segment of their own.
constexpr int kManyJobs = 2100;

// A store that can be out of reach or broken, and whose database can be swapped for another.
class TestStore final : public CatalogueStore {
  public:
    enum class Health { good, away, broken };

    explicit TestStore(CatalogueStore& behind) : behind_(&behind) {}
    void swap_for(CatalogueStore& other) { behind_ = &other; }

    void write(const std::function<void(CatalogueWriter&)>& work) override { store().write(work); }
    std::optional<domain::Company> company(domain::CompanyId id) override { return store().company(id); }
    std::vector<domain::Company> companies(std::span<const domain::CompanyId> ids) override {
        return store().companies(ids);
    }
    std::vector<domain::Company> every_company() override { return store().every_company(); }
    std::optional<domain::Job> job(domain::JobId id) override { return store().job(id); }
    std::optional<domain::Banner> banner(domain::BannerId id) override { return store().banner(id); }
    domain::CatalogueRows showcase() override { return store().showcase(); }
    std::vector<domain::Job> jobs(std::span<const domain::JobId> ids) override { return store().jobs(ids); }
    domain::JobsOfVersion recent_jobs_of(domain::CompanyId id, base::Timestamp since) override {
        return store().recent_jobs_of(id, since);
    }
    std::vector<domain::OldJob> closed_jobs(std::optional<base::Timestamp> since,
                                            base::Timestamp before) override {
        return store().closed_jobs(since, before);
    }
    domain::CatalogueRows load() override { return store().load(); }
    domain::CatalogueRows load_without_closed_before(base::Timestamp moment) override {
        ++loads;
        return store().load_without_closed_before(moment);
    }
    domain::CatalogueRows changes_since(std::int64_t version) override {
        return store().changes_since(version);
    }

    std::atomic<Health> health = Health::good;
    // The number of full loads.
    std::atomic<int> loads = 0;

  private:
    CatalogueStore& store() {
        if (health == Health::away) throw base::Outage("the database is away");
        if (health == Health::broken) throw std::runtime_error("a document is damaged");
        return *behind_;
    }

    std::atomic<CatalogueStore*> behind_;
};

class CatalogueFollowerTest : public ::testing::Test {
  protected:
    using Snapshot = std::shared_ptr<const domain::CatalogueSnapshot>;

    CatalogueFollowerTest() {
        std::string pattern = ::testing::TempDir() + "hoigung-index-XXXXXX";
        if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
        folder_ = pattern;
        written_.write([](CatalogueWriter& writer) { writer.put(company(1)); });
        put(1, 3);
    }
    ~CatalogueFollowerTest() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    [[nodiscard]] std::unique_ptr<CatalogueFollower> make_follower(
        const std::filesystem::path& index_file = {}) {
        return std::make_unique<CatalogueFollower>(store_, live_catalogue_, search::testing::dictionary(),
                                                   index_file, connected_, metrics_, clock_);
    }
    // A follower that has loaded and is following.
    [[nodiscard]] std::unique_ptr<CatalogueFollower> start_follower(
        const std::filesystem::path& index_file = {}) {
        auto follower = make_follower(index_file);
        follower->load();
        follower->start();
        return follower;
    }

    // Writes jobs `first` to `last` of the company, as another process does.
    void put(int first, int last, JobState state = JobState::published) {
        written_.write([&](CatalogueWriter& writer) {
            for (int number = first; number <= last; ++number) {
                auto changed = job(number);
                changed.state = state;
                writer.put(changed);
            }
        });
    }

    [[nodiscard]] Snapshot snapshot() const { return live_catalogue_.snapshot(); }
    [[nodiscard]] std::shared_ptr<const search::Index> index() const {
        return std::dynamic_pointer_cast<const search::Index>(snapshot()->search);
    }
    // Whether the published catalogue equals the stored one.
    [[nodiscard]] bool is_up_to_date() {
        const auto version = snapshot()->catalogue.version();
        return written_.changes_since(version).version == version;
    }
    [[nodiscard]] static std::set<domain::JobId> open_jobs(const Snapshot& of) {
        std::set<domain::JobId> ids;
        for (const domain::Job* each : of->catalogue.open_jobs()) ids.insert(each->id);
        return ids;
    }
    // The results of a search without a filter; each job once.
    [[nodiscard]] static std::set<domain::JobId> found_jobs(const Snapshot& of) {
        const auto found = of->search->search(domain::JobQuery{}, {domain::Page{0, 100'000}, false});
        std::set<domain::JobId> ids(found.jobs.begin(), found.jobs.end());
        EXPECT_EQ(ids.size(), found.jobs.size());
        EXPECT_EQ(static_cast<std::int64_t>(ids.size()), found.total);
        return ids;
    }
    void expect_open(std::size_t jobs) const {
        const Snapshot now = snapshot();
        EXPECT_EQ(open_jobs(now).size(), jobs);
        EXPECT_EQ(found_jobs(now), open_jobs(now));
    }

    std::filesystem::path folder_;
    store::testing::TestDatabase database_{store::testing::DatabaseKind::sqlite_memory};
    base::ManualClock clock_{domain::testing::kNow};
    store::SqlCatalogueStore written_{*database_, clock_};
    TestStore store_{written_};
    domain::LiveCatalogue live_catalogue_;
    std::atomic<bool> connected_ = false;
    base::Metrics metrics_;
};

TEST_F(CatalogueFollowerTest, LoadsWhatIsStored) {
    const auto follower = make_follower();
    follower->load();
    EXPECT_TRUE(connected_);
    EXPECT_TRUE(is_up_to_date());
    expect_open(3);
    EXPECT_THAT(metrics_.exposition(), HasSubstr("hoigung_open_jobs 3\n"));
    EXPECT_THAT(metrics_.exposition(), HasSubstr("hoigung_catalogue_version 4\n"));
}

TEST_F(CatalogueFollowerTest, JobsThatWereClosedLongAgoLeaveMemory) {
    put(2, 2, JobState::closed);
    const auto follower = start_follower();
    ASSERT_NE(snapshot()->catalogue.known_job(job(2).id), nullptr);
    clock_.advance(domain::kClosedJobsStay + std::chrono::hours{2});
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return snapshot()->catalogue.known_job(job(2).id) == nullptr; }));
    EXPECT_TRUE(is_up_to_date());
    expect_open(2);
    EXPECT_THAT(metrics_.exposition(), HasSubstr("hoigung_jobs_in_memory 2\n"));
    const auto again =
        domain::with_old_jobs(snapshot(), std::vector{job(1).id, job(2).id, job(77).id}, store_);
    EXPECT_EQ(again->catalogue.job(job(2).id)->id, job(2).id);
    EXPECT_EQ(again->catalogue.job(job(77).id), nullptr);
    EXPECT_EQ(domain::with_old_jobs(again, std::vector{job(2).id}, store_), again) << "nothing is missing";
    put(2, 2);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date() && open_jobs(snapshot()).size() == 3; }));
}

TEST_F(CatalogueFollowerTest, SaysSoWhenThereIsNothingToLoadFrom) {
    store_.health = TestStore::Health::away;
    const auto follower = make_follower();
    EXPECT_THROW(follower->load(), base::Outage);
    EXPECT_FALSE(connected_);
    EXPECT_EQ(snapshot()->search, nullptr);
}

TEST_F(CatalogueFollowerTest, PublishesWhatAnotherWriterChanged) {
    const auto follower = start_follower();
    const Snapshot before = snapshot();
    put(4, 5);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(5);

    put(2, 3, JobState::closed);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(3);

    written_.write([](CatalogueWriter& writer) {
        auto suspended = company(1);
        suspended.is_suspended = true;
        writer.put(suspended);
    });
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(0);
    EXPECT_EQ(open_jobs(before).size(), 3U) << "a snapshot never changes";
    EXPECT_EQ(found_jobs(before), open_jobs(before));
}

TEST_F(CatalogueFollowerTest, PollsWhenTheWatermarksTellOfAChangeOrNobodyCanTell) {
    const auto follower = start_follower();
    put(4, 4);
    const store::Watermarks marks = store::read_watermarks(*database_);
    follower->told(&marks);
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(4);
    put(5, 5);
    follower->told(nullptr);
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(5);
}

TEST_F(CatalogueFollowerTest, AChangeWasWrittenAfterTheLastWatermarksWithoutIt) {
    const auto follower = start_follower();
    const auto version = snapshot()->catalogue.edition();
    const store::Watermarks marks = store::read_watermarks(*database_);
    follower->told(&marks);
    put(4, 4);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    const Snapshot now = snapshot();
    const auto changes = now->recent_changes.after(version);
    ASSERT_TRUE(changes && changes->size() == 1);
    EXPECT_GE(changes->front().at, marks.read_at);
}

TEST_F(CatalogueFollowerTest, KeepsTheSnapshotWhileItsStoreIsAwayAndFollowsAgain) {
    const auto follower = start_follower();
    int last = 3;
    for (const auto fault : {TestStore::Health::away, TestStore::Health::broken}) {
        const Snapshot before = snapshot();
        store_.health = fault;
        follower->poll_now();
        ASSERT_TRUE(eventually([&] { return !connected_; }));
        EXPECT_EQ(snapshot(), before);

        ++last;
        put(last, last);
        store_.health = TestStore::Health::good;
        follower->poll_now();
        ASSERT_TRUE(eventually([&] { return connected_ && is_up_to_date(); }));
        expect_open(static_cast<std::size_t>(last));
    }
}

TEST_F(CatalogueFollowerTest, AChangeCountsFromTheLookBeforeItHoweverLateItIsSeen) {
    const auto follower = start_follower();
    const auto edition = snapshot()->catalogue.edition();
    store_.health = TestStore::Health::away;
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return !connected_; }));
    const auto written_after = std::chrono::steady_clock::now();
    put(4, 4);
    store_.health = TestStore::Health::good;
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    const auto changes = snapshot()->recent_changes.after(edition);
    ASSERT_TRUE(changes && changes->size() == 1);
    EXPECT_LT(changes->front().at, written_after);
}

TEST_F(CatalogueFollowerTest, LoadsAnewWhenTheStoreWentBack) {
    store::testing::TestDatabase backup(store::testing::DatabaseKind::sqlite_memory);
    store::SqlCatalogueStore restored(*backup, clock_);
    restored.write([](CatalogueWriter& writer) {
        writer.put(company(1));
        writer.put(job(2));
    });
    const auto follower = start_follower();
    store_.swap_for(restored);
    follower->poll_now();
    const std::set only{job(2).id};
    ASSERT_TRUE(eventually([&] { return open_jobs(snapshot()) == only; }));
    EXPECT_EQ(found_jobs(snapshot()), only);
    EXPECT_EQ(snapshot()->catalogue.version(), 2);

    restored.write([](CatalogueWriter& writer) { writer.put(job(7)); });
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return snapshot()->catalogue.version() == 3; }));
    expect_open(2);
}

// Swaps the test's database for a promoted standby that missed the last changes and has other changes with
// the same numbers.
TEST_F(CatalogueFollowerTest, LoadsAnewWhenOtherChangesHaveTheNumbersOfThoseItSaw) {
    RecordProperty("rows", "15.03");
    store::testing::TestDatabase standby(store::testing::DatabaseKind::sqlite_memory);
    store::SqlCatalogueStore promoted(*standby, clock_);
    const auto follower = start_follower();
    const auto seen = snapshot()->catalogue.version();
    const auto edition = snapshot()->catalogue.edition();
    promoted.write([](CatalogueWriter& writer) { writer.put(company(1)); });
    for (std::int64_t version = 1; version < seen; ++version)
        promoted.write([](CatalogueWriter& writer) { writer.put(job(7)); });
    ASSERT_EQ(promoted.load().version, seen);
    store_.swap_for(promoted);
    follower->poll_now();
    const std::set only{job(7).id};
    ASSERT_TRUE(eventually([&] { return open_jobs(snapshot()) == only; })) << "with the same number";
    EXPECT_GT(snapshot()->catalogue.edition(), edition) << "what was kept is not taken for current";

    put(8, 9);
    put(9, 9);
    store_.swap_for(written_);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return open_jobs(snapshot()).contains(job(9).id); })) << "with a higher one";
    EXPECT_FALSE(open_jobs(snapshot()).contains(job(7).id));
}

TEST_F(CatalogueFollowerTest, LeavesOutWhatItCannotReadAndFollowsTheRest) {
    RecordProperty("rows", "15.02");
    const auto follower = start_follower();
    const auto set_document = [&](const std::string& document) {
        written_.write([&](CatalogueWriter& writer) { writer.put(job(2)); });
        database_->transaction([&](store::Connection& connection) {
            connection.execute("UPDATE jobs SET document = :document WHERE id = :id", document, job(2).id);
        });
    };
    store_.health = TestStore::Health::away;
    set_document(R"({"job_name": 7})");
    put(4, 4);
    store_.health = TestStore::Health::good;
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return connected_ && is_up_to_date(); }));
    expect_open(3);
    EXPECT_FALSE(open_jobs(snapshot()).contains(job(2).id));
    put(2, 2);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(4);
}

TEST_F(CatalogueFollowerTest, MergesSegmentsWithoutLosingAJob) {
    put(1, kManyJobs);
    const auto follower = start_follower();
    // Each batch makes a segment, until there are so many that they are merged.
    constexpr int kTimes = 4;
    for (int times = 1; times < kTimes; ++times) {
        put(times * kManyJobs + 1, (times + 1) * kManyJobs);
        follower->poll_now();
        ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    }
    ASSERT_TRUE(eventually([&] { return !index()->merge_due(); }));
    EXPECT_LT(index()->segments().size(), std::size_t{kTimes});
    expect_open(std::size_t{kTimes} * kManyJobs);
}

TEST_F(CatalogueFollowerTest, WritesAWornSegmentAnewWhileItsJobsChange) {
    put(1, kManyJobs);
    const auto follower = start_follower();
    ASSERT_FALSE(index()->merge_due());
    put(1, kManyJobs / 2);
    follower->poll_now();
    // These jobs close and open again before, during and after the merge.
    for (int number = 50; number <= kManyJobs; number += 100) {
        put(number, number, JobState::closed);
        put(number + 1, number + 1, JobState::closed);
        follower->poll_now();
        put(number + 1, number + 1);
        follower->poll_now();
    }
    ASSERT_TRUE(eventually([&] { return is_up_to_date() && !index()->merge_due(); }));
    expect_open(kManyJobs - kManyJobs / 100);
    const auto merged = index();
    EXPECT_TRUE(std::ranges::all_of(merged->segments(), [](const search::LiveSegment& part) {
        return part.live_docs * 2 > part.segment->size();
    })) << "most of each segment is alive";
}

TEST_F(CatalogueFollowerTest, BeginsWithTheCatalogueOfAnotherNodeAndReadsOnlyWhatChanged) {
    RecordProperty("rows", "15.06");
    const auto begin = [&] {
        auto follower = make_follower(folder_ / "index");
        follower->keep_catalogue_in(folder_ / "catalogue");
        follower->load();
        return follower;
    };
    put(1, 20);
    const auto other = begin();
    EXPECT_FALSE(other->began_with_saved());
    other->save_index();
    EXPECT_EQ(store_.loads, 1);
    put(21, 23);
    put(5, 6, JobState::closed);
    written_.write([](CatalogueWriter& writer) { writer.put(store::testing::sample_list(1)); });
    const auto follower = begin();
    EXPECT_EQ(store_.loads, 1) << "it was read from the file";
    EXPECT_TRUE(follower->began_with_saved());
    EXPECT_TRUE(is_up_to_date());
    expect_open(21);
    EXPECT_EQ(snapshot()->catalogue.lists().size(), 1U);
    // Continues from there like any other follower.
    put(7, 7, JobState::closed);
    follower->start();
    follower->poll_now();
    EXPECT_TRUE(eventually([&] { return is_up_to_date(); }));
    expect_open(20);
}

TEST_F(CatalogueFollowerTest, ReadsEverythingWhenTheSavedCatalogueIsOfAnotherHistory) {
    auto follower = make_follower(folder_ / "index");
    follower->keep_catalogue_in(folder_ / "catalogue");
    follower->load();
    follower->save_index();
    put(4, 9);
    database_->transaction(
        [](store::Connection& connection) { connection.execute("UPDATE changes SET token = 'other'"); });
    follower->load();
    EXPECT_EQ(store_.loads, 2);
    expect_open(9);
}

TEST_F(CatalogueFollowerTest, SavesTheIndexWhenItStopsAndBeginsWithItTheNextTime) {
    const auto file = folder_ / "index";
    put(1, kManyJobs);
    auto follower = start_follower(file);
    put(kManyJobs + 1, kManyJobs + 1);
    follower->poll_now();
    ASSERT_TRUE(eventually([&] { return is_up_to_date(); }));
    const std::size_t segments = index()->segments().size();
    ASSERT_GT(segments, 1U);
    EXPECT_FALSE(std::filesystem::exists(file));
    follower->stop();
    EXPECT_TRUE(search::SavedIndex::load(snapshot()->catalogue, search::testing::dictionary(), file).ok());
    EXPECT_NO_THROW(follower->stop());
    follower.reset();

    follower = make_follower(file);
    follower->load();
    EXPECT_EQ(index()->segments().size(), segments) << "an index that is built has but one";
    expect_open(kManyJobs + 1);
}

TEST_F(CatalogueFollowerTest, BeginsWithTheIndexOfAnotherNodeAndCatchesUp) {
    const auto file = folder_ / "index";
    put(1, kManyJobs);
    {
        const auto other = start_follower(file);
        other->save_index();
        // It continues to follow, and does not save again.
        put(kManyJobs + 1, kManyJobs + 3);
        put(5, 6, JobState::closed);
        const auto saved_at = std::filesystem::last_write_time(file);
        const auto follower = make_follower(file);
        follower->load();
        EXPECT_EQ(std::filesystem::last_write_time(file), saved_at);
        EXPECT_EQ(index()->segments().size(), 2U) << "an index that is built has but one";
        expect_open(kManyJobs + 1);
    }
}

TEST_F(CatalogueFollowerTest, BuildsTheIndexWhenTheSavedOneIsOfAnotherHistory) {
    const auto file = folder_ / "index";
    start_follower(file)->stop();
    ASSERT_TRUE(std::filesystem::exists(file));
    put(4, 9);
    database_->transaction(
        [](store::Connection& connection) { connection.execute("UPDATE changes SET token = 'other'"); });
    const auto follower = make_follower(file);
    follower->load();
    expect_open(9);
}

}  // namespace
}  // namespace hoigung::app
