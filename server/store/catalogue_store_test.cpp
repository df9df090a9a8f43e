#include "store/catalogue_store.hpp"

#include <thread>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <rapidcheck.h>

#include "domain/slug.hpp"
#include "store/picture_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

class CatalogueStoreTest : public OnEachDatabase {
  protected:
    template <class... Things>
    void put(const Things&... things) {
        store_.write([&](CatalogueWriter& writer) { (writer.put(things), ...); });
    }
    template <class Read>
    auto within(Read read) {
        std::optional<std::invoke_result_t<Read, CatalogueWriter&>> answer;
        store_.write([&](CatalogueWriter& writer) { answer = read(writer); });
        return *answer;
    }
    // Number, kind and id of every change.
    using Change = std::tuple<std::int64_t, std::string, std::string>;
    std::vector<Change> changes() {
        return database().read([](Connection& connection) {
            return connection
                .select<std::int64_t, std::string, std::string>(
                    "SELECT number, kind, entity_id FROM changes ORDER BY number")
                .all();
        });
    }

    // Overwrites a column, as a newer version of the program or an accident would.
    void set(std::string_view table, const std::string& id, std::string_view column, std::string_view value) {
        database().transaction([&](Connection& connection) {
            connection.execute(fmt::format("UPDATE {} SET {} = :value WHERE id = :id", table, column), value,
                               id);
        });
    }
    void damage(std::string_view table, const std::string& id, std::string_view document) {
        set(table, id, "document", document);
    }

    base::ManualClock clock_{sample_time()};
    SqlCatalogueStore store_{database(), clock_};
};
HOIGUNG_ON_EACH_DATABASE(CatalogueStoreTest);

TEST_P(CatalogueStoreTest, StartsEmpty) {
    const auto rows = store_.load();
    EXPECT_TRUE(rows.empty());
    EXPECT_EQ(rows.version, 0);
    EXPECT_TRUE(store_.changes_since(0).empty());
}

TEST_P(CatalogueStoreTest, ASmallDrawingComesAlongWithItsBanner) {
    SqlPictureStore pictures(database());
    pictures.put(sample_banner(1).cover_image, {"image/svg+xml", "<svg/>"});
    pictures.put(sample_banner(2).cover_image, {"image/svg+xml", std::string(7000, ' ')});
    const auto version = store_.load().version;
    put(sample_banner(1), sample_banner(2), sample_banner(3));
    for (const CatalogueRows& rows : {store_.load(), store_.changes_since(version)}) {
        ASSERT_THAT(rows.banners, SizeIs(3));
        EXPECT_EQ(rows.banners[0].cover_drawing, "data:image/svg+xml,%3Csvg/%3E");
        EXPECT_EQ(rows.banners[1].cover_drawing, "") << "too large";
        EXPECT_EQ(rows.banners[2].cover_drawing, "") << "not there";
    }
}

TEST_P(CatalogueStoreTest, JobsThatWereClosedLongAgoAreLoadedOnlyWhenTheyAreAskedFor) {
    const auto now = clock_.now();
    const auto closed = [&](int number, std::chrono::days ago) {
        Job job = sample_job(number);
        job.state = JobState::closed;
        job.updated_at = now - ago;
        return job;
    };
    using std::chrono::days;
    Job removed = closed(4, days{0});
    removed.is_removed = true;
    put(sample_company(1), sample_company(2), sample_company(3), sample_company(4), sample_job(1),
        closed(2, days{31}), closed(3, days{29}), removed);

    const auto rows = store_.load_without_closed_before(now - days{30});
    EXPECT_EQ(rows.closed_before, now - days{30});
    EXPECT_THAT(rows.jobs,
                UnorderedElementsAre(Field(&Job::id, sample_job(1).id), Field(&Job::id, sample_job(3).id),
                                     Field(&Job::id, sample_job(4).id)));
    const std::vector ids{sample_job(2).id, sample_job(99).id, sample_job(4).id};
    EXPECT_THAT(store_.jobs(ids), ElementsAre(closed(2, days{31}), Field(&Job::is_removed, true)));
    const auto old = store_.closed_jobs(std::nullopt, now - days{30});
    ASSERT_THAT(old, SizeIs(1));
    EXPECT_EQ(old.front().id, sample_job(2).id);
    EXPECT_EQ(old.front().company_id, sample_job(2).company_id);
    EXPECT_THAT(store_.closed_jobs(now - days{30}, now - days{1}), SizeIs(1));
}

TEST_P(CatalogueStoreTest, GivesBackEveryFieldOfEverything) {
    put(sample_company(1), sample_job(1), sample_list(1), sample_banner(1), sample_featured_company(1),
        sample_bid(1));

    store_.write([](CatalogueWriter& writer) {
        EXPECT_EQ(writer.company(sample_company(1).id), sample_company(1));
        EXPECT_EQ(writer.job(sample_job(1).id), sample_job(1));
        EXPECT_EQ(writer.job_list(sample_list(1).id), sample_list(1));
        EXPECT_EQ(writer.banner(sample_banner(1).id), sample_banner(1));
        EXPECT_EQ(writer.featured_company(sample_featured_company(1).id), sample_featured_company(1));
        EXPECT_EQ(writer.bid(sample_bid(1).id), sample_bid(1));
    });
    for (const auto& rows : {store_.load(), store_.changes_since(0)}) {
        EXPECT_EQ(rows.version, 6);
        EXPECT_THAT(rows.companies, ElementsAre(sample_company(1)));
        EXPECT_THAT(rows.jobs, ElementsAre(sample_job(1)));
        EXPECT_THAT(rows.lists, ElementsAre(sample_list(1)));
        EXPECT_THAT(rows.banners, ElementsAre(sample_banner(1)));
        EXPECT_THAT(rows.featured_companies, ElementsAre(sample_featured_company(1)));
        EXPECT_THAT(rows.bids, ElementsAre(sample_bid(1)));
    }
}

TEST_P(CatalogueStoreTest, GivesBackWhatHasOnlyTheFieldsThatAreRequired) {
    Company company;
    company.id = sample_id<CompanyId>('c', 5);
    company.profile.name.en = "Plain";
    company.slug = slug_of(company.profile.name);
    Job job;
    job.id = sample_id<JobId>('j', 5);
    job.company_id = company.id;
    job.state = JobState::suspended;
    job.posting.name.zh_hant = "雜工";
    job.posting.description.en = "Any work.";
    job.slug = slug_of(job.posting.name);
    put(company, job);
    const auto rows = store_.load();
    EXPECT_THAT(rows.companies, ElementsAre(company));
    EXPECT_THAT(rows.jobs, ElementsAre(job));
}

TEST_P(CatalogueStoreTest, GivesBackAnyTextsAndNumbers) {
    put(sample_company(1));
    // Valid UTF-8 of every length, with characters that JSON and SQL have to escape.
    const auto text =
        rc::gen::container<std::string>(rc::gen::elementOf(std::string("aZ0 \"'\\/:%_;\n\t\x01{}")));
    const auto han = rc::gen::elementOf(std::vector<std::string>{"", "銅鑼灣", "裏面", "𠮷", "é", "\u2028"});
    EXPECT_TRUE(rc::check("any posting", [&] {
        Job job = sample_job(1);
        job.posting.name = {*text + *han, *text};
        job.posting.description = {*text, *han + *text};
        job.posting.skills = *rc::gen::container<std::vector<std::string>>(text);
        job.posting.hourly_rate = {*rc::gen::arbitrary<int>(), std::nullopt};
        job.posting.working_hours_per_day.from = *rc::gen::arbitrary<double>();
        job.posting.addresses.front().coordinates = Coordinates{*rc::gen::arbitrary<double>(), 114.25};
        job.slug = slug_of(job.posting.name);
        put(job);
        const auto stored = within([&](CatalogueWriter& writer) { return writer.job(job.id); });
        RC_ASSERT(stored == job);
    }));
}

TEST_P(CatalogueStoreTest, KnowsNothingOfUnknownIds) {
    store_.write([](CatalogueWriter& writer) {
        EXPECT_FALSE(writer.company(sample_company(1).id));
        EXPECT_FALSE(writer.job(sample_job(1).id));
        EXPECT_FALSE(writer.job_list(sample_list(1).id));
        EXPECT_FALSE(writer.banner(sample_banner(1).id));
        EXPECT_FALSE(writer.featured_company(sample_featured_company(1).id));
        EXPECT_FALSE(writer.bid(sample_bid(1).id));
    });
    EXPECT_THAT(changes(), IsEmpty());
}

TEST_P(CatalogueStoreTest, RefusesAJobOfNoCompanyAndAnOfferForNoJob) {
    EXPECT_THROW(put(sample_job(1)), DatabaseError);
    EXPECT_THROW(put(sample_bid(1)), DatabaseError);
    EXPECT_THROW(put(sample_featured_company(1)), DatabaseError);
    EXPECT_TRUE(store_.load().empty());
}

TEST_P(CatalogueStoreTest, ReplacesWhatIsPutAgain) {
    put(sample_company(1), sample_company(2), sample_job(1));
    Job job = sample_job(1);
    job.company_id = sample_company(2).id;
    job.state = JobState::closed;
    job.published_at += std::chrono::hours{1};
    job.updated_at += std::chrono::hours{2};
    job.expires_at += std::chrono::hours{3};
    job.posting = sample_job(9).posting;
    job.slug = slug_of(job.posting.name);
    put(job);
    EXPECT_THAT(store_.load().jobs, ElementsAre(job));
}

TEST_P(CatalogueStoreTest, PutAgainUnchangedIsAnotherChangeOfTheSameThing) {
    put(sample_company(1));
    put(sample_company(1));
    const auto rows = store_.changes_since(0);
    EXPECT_EQ(rows.version, 2);
    EXPECT_THAT(rows.companies, ElementsAre(sample_company(1)));
    EXPECT_THAT(store_.load().companies, ElementsAre(sample_company(1)));
}

TEST_P(CatalogueStoreTest, WritesOneChangeForAThingThatATransactionPutsTwice) {
    Company renamed = sample_company(1);
    renamed.profile.name.en = "Renamed";
    renamed.slug = slug_of(renamed.profile.name);
    put(sample_company(1), renamed);
    EXPECT_THAT(changes(), ElementsAre(Change(1, "company", renamed.id.text())));
    EXPECT_THAT(store_.changes_since(0).companies, ElementsAre(renamed));
}

TEST_P(CatalogueStoreTest, TellsWhatChangedSinceAVersionOnceAndAsItIsNow) {
    put(sample_company(1), sample_job(1), sample_job(101));
    const auto before = store_.load().version;
    EXPECT_TRUE(store_.changes_since(before).empty());

    Job closed = sample_job(101);
    closed.state = JobState::closed;
    put(closed);
    closed.posting.vacancy = 77;
    put(closed);
    put(sample_banner(3));
    const auto rows = store_.changes_since(before);
    EXPECT_EQ(rows.version, before + 3);
    EXPECT_THAT(rows.jobs, ElementsAre(closed));
    EXPECT_THAT(rows.banners, ElementsAre(sample_banner(3)));
    EXPECT_THAT(rows.companies, IsEmpty());
    EXPECT_TRUE(store_.changes_since(rows.version).empty());
}

TEST_P(CatalogueStoreTest, SaysWhenItIsOlderThanTheVersionAskedFor) {
    put(sample_company(1));
    const auto rows = store_.changes_since(50);
    EXPECT_TRUE(rows.empty());
    EXPECT_EQ(rows.version, 1);
}

TEST_P(CatalogueStoreTest, KeepsNothingOfWorkThatThrows) {
    put(sample_company(1));
    EXPECT_THROW(store_.write([](CatalogueWriter& writer) {
        writer.put(sample_company(2));
        throw std::runtime_error("refused");
    }),
                 std::runtime_error);
    put(sample_company(3));
    EXPECT_THAT(store_.load().companies, ElementsAre(sample_company(1), sample_company(3)));
    EXPECT_THAT(changes(), ElementsAre(Change(1, "company", sample_company(1).id.text()),
                                       Change(2, "company", sample_company(3).id.text())));
}

TEST_P(CatalogueStoreTest, FindsPublishedJobsWhoseTimeHasCome) {
    // Full-time: until it expires. Temp: until the end of its last day in Hong Kong.
    Job full_time = sample_job(3);
    ASSERT_EQ(full_time.posting.employment, Employment::full_time);
    full_time.company_id = sample_company(1).id;
    full_time.expires_at = sample_time();
    Job temp = sample_job(5);
    ASSERT_EQ(temp.posting.employment, Employment::temp);
    temp.company_id = sample_company(1).id;
    Job closed = full_time;
    closed.id = sample_id<JobId>('j', 7);
    closed.state = JobState::closed;
    put(sample_company(1), full_time, temp, closed);

    const auto due = [&](base::Timestamp now, int limit = 10) {
        return within([&](CatalogueWriter& writer) { return writer.due_jobs(now, limit); });
    };
    using std::chrono::milliseconds;
    EXPECT_THAT(due(sample_time() - milliseconds{1}), IsEmpty());
    EXPECT_THAT(due(sample_time()), ElementsAre(full_time));
    const auto temp_ends = closes_at(temp);
    ASSERT_LT(temp_ends, temp.expires_at);
    EXPECT_THAT(due(temp_ends - milliseconds{1}), ElementsAre(full_time));
    EXPECT_THAT(due(temp_ends), ElementsAre(full_time, temp));
    EXPECT_THAT(due(temp_ends, 1), ElementsAre(full_time));
}

TEST_P(CatalogueStoreTest, LoadsMoreJobsThanItReadsAtOnce) {
    constexpr int kJobs = 4321;
    store_.write([](CatalogueWriter& writer) {
        for (int i = 0; i < 100; ++i) writer.put(sample_company(i));
        for (int i = kJobs; i-- > 0;) writer.put(sample_job(i));
    });
    const auto rows = store_.load();
    ASSERT_THAT(rows.jobs, SizeIs(kJobs));
    EXPECT_EQ(rows.version, kJobs + 100);
    for (int i = 0; i < kJobs; ++i) ASSERT_EQ(rows.jobs[static_cast<std::size_t>(i)], sample_job(i));
    EXPECT_THAT(store_.changes_since(100).jobs, SizeIs(kJobs));
}

TEST_P(CatalogueStoreTest, TellsTheTokenOfTheChangeThatAReaderHasSeen) {
    RecordProperty("rows", "15.03");
    put(sample_company(1));
    const auto first = store_.load();
    EXPECT_EQ(store_.changes_since(first.version).seen_token, first.token);
    put(sample_job(1), sample_list(1));
    const auto second = store_.changes_since(first.version);
    EXPECT_EQ(second.seen_token, first.token);
    EXPECT_NE(second.token, first.token);
    EXPECT_EQ(store_.load().token, second.token);
    database().transaction(
        [](Connection& connection) { connection.execute("UPDATE changes SET token = 'x'"); });
    EXPECT_EQ(store_.changes_since(second.version).seen_token, "x");
}

TEST_P(CatalogueStoreTest, ForgetsOldChangesButTheLastOfThem) {
    RecordProperty("rows", "15.05");
    put(sample_company(1));
    // More than one step deletes.
    store_.write([](CatalogueWriter& writer) {
        for (int i = 0; i < 4500; ++i) writer.put(sample_list(i));
    });
    const auto seen = store_.load();
    clock_.advance(std::chrono::hours{25});
    put(sample_job(1));
    store_.sweep_changes(clock_.now() - std::chrono::hours{24});
    EXPECT_THAT(changes(), SizeIs(2));
    const auto since = store_.changes_since(seen.version);
    EXPECT_EQ(since.seen_token, seen.token);
    EXPECT_THAT(since.jobs, SizeIs(1));
    EXPECT_NE(store_.changes_since(seen.version - 1).seen_token, seen.token) << "it has to load anew";
    store_.sweep_changes(clock_.now() + std::chrono::hours{24});
    EXPECT_THAT(changes(), SizeIs(1));
    EXPECT_EQ(store_.changes_since(since.version).seen_token, since.token);
}

TEST_P(CatalogueStoreTest, LeavesOutAJobThatItCannotReadAndNoOther) {
    RecordProperty("rows", "15.02");
    put(sample_company(1), sample_company(2), sample_job(1), sample_job(2));
    for (const auto* document : {"{\"job_name\":", "{}", "[]"}) {
        damage("jobs", sample_job(1).id.text(), document);
        for (const CatalogueRows& rows : {store_.load(), store_.changes_since(0)}) {
            ASSERT_THAT(rows.jobs, SizeIs(2)) << document;
            EXPECT_TRUE(rows.jobs[0].is_removed);
            EXPECT_EQ(rows.jobs[0].company_id, sample_job(1).company_id);
            EXPECT_EQ(rows.jobs[1], sample_job(2));
            const Catalogue catalogue(rows);
            EXPECT_EQ(catalogue.job(sample_job(1).id), nullptr);
            EXPECT_THAT(catalogue.open_jobs(), SizeIs(1));
        }
        EXPECT_EQ(store_.job(sample_job(1).id), std::nullopt);
        EXPECT_FALSE(database().unreadable_rows().empty());
    }
    // A readable job in its place is read again.
    put(sample_job(1));
    EXPECT_EQ(store_.changes_since(4).jobs, std::vector{sample_job(1)});
    EXPECT_TRUE(database().unreadable_rows().empty());
}

TEST_P(CatalogueStoreTest, LeavesOutAStateThatANewerVersionWrote) {
    RecordProperty("rows", "15.02");
    put(sample_company(1), sample_company(2), sample_job(1), sample_job(2));
    set("jobs", sample_job(1).id.text(), "state", "paused");
    EXPECT_EQ(Catalogue(store_.load()).job(sample_job(1).id), nullptr);
    EXPECT_EQ(within([](CatalogueWriter& writer) { return writer.job(sample_job(1).id); }), std::nullopt);
    put(sample_job(1));
    EXPECT_NE(Catalogue(store_.load()).job(sample_job(1).id), nullptr);
}

TEST_P(CatalogueStoreTest, JobsOfACompanyThatItCannotReadAreNotOpen) {
    RecordProperty("rows", "15.02");
    put(sample_company(1), sample_job(1));
    damage("companies", sample_company(1).id.text(), "{}");
    const Catalogue left_out(store_.load());
    EXPECT_EQ(left_out.company(sample_company(1).id), nullptr);
    EXPECT_THAT(left_out.open_jobs(), IsEmpty());
    put(sample_company(1));
    EXPECT_THAT(left_out.with(store_.changes_since(left_out.version())).open_jobs(), SizeIs(1));
}

TEST_P(CatalogueStoreTest, HidesWhatItCannotReadOfTheShowcase) {
    RecordProperty("rows", "15.02");
    put(sample_company(1), sample_job(1), sample_list(1), sample_banner(1), sample_featured_company(1),
        sample_bid(1), sample_list(2));
    const Catalogue before(store_.load());
    damage("job_lists", sample_list(1).id.text(), "{}");
    damage("banners", sample_banner(1).id.text(), "{}");
    damage("featured_companies", sample_featured_company(1).id.text(), "{}");
    damage("bids", sample_bid(1).id.text(), "{}");
    for (const Catalogue& after : {Catalogue(store_.load()), before.with(store_.changes_since(0))}) {
        EXPECT_THAT(after.lists(), ElementsAre(sample_list(2)));
        EXPECT_THAT(after.banners(), IsEmpty());
        EXPECT_THAT(after.featured_companies(), IsEmpty());
        EXPECT_THAT(after.bids(), IsEmpty());
    }
}

TEST_P(CatalogueStoreTest, JobsThatItCannotReadDoNotKeepOthersFromClosing) {
    RecordProperty("rows", "15.02");
    put(sample_company(1), sample_company(2), sample_company(3), sample_job(1), sample_job(2), sample_job(3));
    damage("jobs", sample_job(1).id.text(), "{}");
    damage("jobs", sample_job(2).id.text(), "{}");
    const auto due = within([](CatalogueWriter& writer) {
        return writer.due_jobs(domain::closes_at(sample_job(3)) + std::chrono::days{1}, 1);
    });
    EXPECT_THAT(due, ElementsAre(sample_job(3)));
}

TEST_P(CatalogueStoreTest, ReadsWhatANewerProgramAdded) {
    put(sample_company(1), sample_job(1));
    database().transaction([](Connection& connection) {
        connection.execute(
            "UPDATE jobs SET document = '{\"from_the_future\"' || :rest || substr(document, 2)", ":1,");
    });
    EXPECT_THAT(store_.load().jobs, ElementsAre(sample_job(1)));
}

TEST_P(CatalogueStoreTest, LetsWritersInOneAfterTheOtherSoThatNoUpdateIsLost) {
    put(sample_company(1), sample_job(1));
    constexpr int kWriters = 4;
    constexpr int kTimes = 20;
    std::vector<std::jthread> writers;
    writers.reserve(kWriters);
    for (int i = 0; i < kWriters; ++i) {
        writers.emplace_back([this] {
            for (int turn = 0; turn < kTimes; ++turn) {
                store_.write([](CatalogueWriter& writer) {
                    Job job = *writer.job(sample_job(1).id);
                    ++job.posting.vacancy;
                    writer.put(job);
                });
            }
        });
    }
    writers.clear();
    EXPECT_EQ(store_.load().jobs.front().posting.vacancy, sample_job(1).posting.vacancy + kWriters * kTimes);
}

// A reader that follows the numbers sees every change, although several writers commit at the same time.
TEST_P(CatalogueStoreTest, CommitsChangeNumbersInOrder) {
    constexpr int kWriters = 3;
    constexpr int kTimes = 40;
    std::vector<std::jthread> writers;
    writers.reserve(kWriters);
    for (int i = 0; i < kWriters; ++i) {
        writers.emplace_back([this, i] {
            for (int turn = 0; turn < kTimes; ++turn) {
                store_.write([&](CatalogueWriter& writer) {
                    writer.put(sample_company(i * kTimes + turn));
                    writer.put(sample_banner(i * kTimes + turn));
                });
            }
        });
    }
    std::int64_t version = 0;
    std::size_t companies = 0;
    std::size_t banners = 0;
    while (version < 2 * kWriters * kTimes) {
        const auto rows = store_.changes_since(version);
        ASSERT_GE(rows.version, version);
        version = rows.version;
        companies += rows.companies.size();
        banners += rows.banners.size();
        // Each is put once, so a number that was committed too late would never be seen here.
        ASSERT_EQ(companies + banners, static_cast<std::size_t>(version));
    }
    EXPECT_EQ(companies, static_cast<std::size_t>(kWriters * kTimes));
}

class SharedCatalogueTest : public CatalogueStoreTest {};
HOIGUNG_ON_DATABASES(SharedCatalogueTest, DatabaseKind::sqlite_file, DatabaseKind::postgresql);

TEST_P(SharedCatalogueTest, IsFollowedByASecondProgram) {
    Database other_database(test_database().settings());
    SqlCatalogueStore other(other_database, clock_);
    put(sample_company(1));
    auto version = other.load().version;
    put(sample_job(1));
    const auto rows = other.changes_since(version);
    EXPECT_THAT(rows.jobs, ElementsAre(sample_job(1)));
    other.write([](CatalogueWriter& writer) { writer.put(sample_banner(1)); });
    EXPECT_THAT(store_.changes_since(rows.version).banners, ElementsAre(sample_banner(1)));
}

}  // namespace
}  // namespace hoigung::store
