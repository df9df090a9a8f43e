#include "domain/catalogue/freshness.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/testing/samples.hpp"
#include "search/index.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/snapshot.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using Lists = MadeFrom::Lists;
using search::testing::Chance;
using testing::numbered;

const RecentChanges::Time kThen{1000s};

std::vector<JobId> jobs(std::initializer_list<int> numbers) {
    std::vector<JobId> ids;
    for (const int number : numbers) ids.push_back(numbered<JobId>(number));
    return ids;
}

CatalogueChange changed(std::vector<JobId> jobs, std::vector<JobId> withdrawn = {}) {
    return {.jobs = std::move(jobs), .withdrawn = std::move(withdrawn), .companies = {}, .of_lists = true};
}

Freshness freshness(const MadeFrom& made_from, std::int64_t version, const RecentChanges& changes,
                    RecentChanges::Time at) {
    CatalogueRows rows;
    rows.version = version;
    CatalogueSnapshot now;
    now.catalogue = Catalogue(std::move(rows));
    now.recent_changes = changes;
    return freshness_of(10, made_from, now, at);
}

// Of a search that shows jobs 1 and 2 and was true for version 10.
Freshness freshness(std::int64_t version, const RecentChanges& changes, RecentChanges::Time at) {
    return freshness({.jobs = jobs({1, 2}), .lists = Lists::any}, version, changes, at);
}

RecentChanges busy() {
    return RecentChanges(10)
        .with(11, kThen, changed({}))
        .with(12, kThen + 10ms, changed(jobs({7}), jobs({7})))
        .with(13, kThen + 20ms, changed({}));
}

TEST(Freshness, IsCurrentWhileNothingChanges) {
    EXPECT_EQ(freshness(10, RecentChanges(10), kThen), Freshness::current);
}

TEST(Freshness, IsDoubtfulAfterEachChangeWhenThereAreFew) {
    const auto changes = RecentChanges(10).with(11, kThen, changed({})).with(12, kThen, changed({}));
    EXPECT_EQ(freshness(12, changes, kThen + 1ms), Freshness::doubtful);
}

TEST(Freshness, LastsForAMomentWhenThereAreMany) {
    EXPECT_EQ(freshness(13, busy(), kThen + 30ms), Freshness::recent);
    EXPECT_EQ(freshness(13, busy(), kThen + 451ms), Freshness::due);
    EXPECT_EQ(freshness(13, busy(), kThen + 601ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulAtOnceWhenAJobThatIsShownIsNoLongerOpen) {
    RecordProperty("rows", "15.01");
    const auto changes = busy().with(14, kThen + 30ms, changed(jobs({2}), jobs({2})));
    EXPECT_EQ(freshness(14, changes, kThen + 31ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenNobodyRemembersWhatChanged) {
    auto changes = busy();
    for (int version = 14; version <= 16; ++version) changes = changes.with(version, kThen + 4s, changed({}));
    EXPECT_EQ(freshness(16, changes, kThen + 4s), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenTheStoreWentBack) {
    EXPECT_EQ(freshness(9, RecentChanges(9), kThen), Freshness::doubtful);
}

TEST(Freshness, IsCurrentWhileOnlyWhatItDoesNotShowChanges) {
    const auto changes = RecentChanges(10).with(11, kThen, changed(jobs({7}), jobs({7})));
    const auto later = kThen + 2s;
    EXPECT_EQ(freshness(MadeFrom{.jobs = jobs({1, 2})}, 11, changes, later), Freshness::current);
    EXPECT_EQ(freshness(MadeFrom{.jobs = jobs({1, 7})}, 11, changes, later), Freshness::doubtful);
    EXPECT_EQ(freshness(MadeFrom{.lists = Lists::any}, 11, changes, later), Freshness::doubtful);
}

TEST(Freshness, OfASearchWithoutWordsDoesNotSufferFromDescriptionsAndBids) {
    CatalogueChange description = changed(jobs({7}));
    description.of_lists = false;
    const auto changes = RecentChanges(10).with(11, kThen, {}).with(12, kThen, description);
    EXPECT_EQ(freshness(MadeFrom{.lists = Lists::any}, 12, changes, kThen), Freshness::current);
    EXPECT_EQ(freshness(MadeFrom{.lists = Lists::any_by_words}, 12, changes, kThen), Freshness::doubtful);
}

TEST(Freshness, OfASearchForWordsGoesByWhatHasThem) {
    MadeFrom made_from;
    made_from.add_search({{3, 4}, {9}});
    const auto of = [&](std::optional<std::vector<std::vector<std::uint64_t>>> terms) {
        CatalogueChange change = changed(jobs({7}));
        change.terms = std::move(terms);
        return freshness(made_from, 11, RecentChanges(10).with(11, kThen, change), kThen);
    };
    EXPECT_EQ(of({{{3}, {4, 9}}}), Freshness::doubtful);
    EXPECT_EQ(of({{{3}, {9}}}), Freshness::current);
    EXPECT_EQ(of(std::nullopt), Freshness::doubtful);
}

TEST(Freshness, OfACompanysPageGoesByItsJobs) {
    CatalogueChange change = changed(jobs({7}));
    change.companies = {numbered<CompanyId>(3)};
    const auto changes = RecentChanges(10).with(11, kThen, change);
    const auto of = [&](int company) {
        return freshness(MadeFrom{.companies = {numbered<CompanyId>(company)}}, 11, changes, kThen);
    };
    EXPECT_EQ(of(3), Freshness::doubtful);
    EXPECT_EQ(of(4), Freshness::current);
}

// A catalogue of a few jobs, so that a change often comes into a list.
CatalogueRows random_rows(Chance& chance, int jobs) {
    CatalogueRows rows;
    for (int i = 0; i < 4; ++i) rows.companies.push_back(chance.company(i));
    for (int i = 0; i < jobs; ++i) rows.jobs.push_back(chance.job(i, 4));
    return rows;
}

RC_GTEST_PROP(Freshness, TellsEveryChangeOfWhatIsShown, ()) {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    auto rows = random_rows(chance, 40);
    rows.version = 10;
    const auto before = search::testing::snapshot_of(std::move(rows));
    for (int round = 0; round < 3; ++round) {
        CatalogueRows more;
        more.version = 11;
        more.jobs.push_back(chance.job(chance.below(50), 4));
        if (chance.one_in(3)) {
            if (const Job* same = before.catalogue.known_job(more.jobs.front().id)) {
                more.jobs.front() = *same;
                more.jobs.front().posting.description.en += " more";
            }
        }
        if (chance.one_in(8)) more.companies.push_back(chance.company(chance.below(4)));
        std::vector<JobId> touched;
        std::vector<CompanyId> companies;
        for (const Job& job : more.jobs) touched.push_back(job.id);
        for (const Company& company : more.companies) companies.push_back(company.id);
        CatalogueSnapshot after;
        after.catalogue = before.catalogue.with(std::move(more));
        touched = search::touched_jobs(after.catalogue, touched, companies);
        after.search = std::make_shared<const search::Index>(after.catalogue, search::testing::dictionary());
        after.recent_changes = RecentChanges(10).with(
            11, kThen,
            change_between(before.catalogue, after.catalogue, *after.search, touched, companies, false));

        const Page page{0, static_cast<std::size_t>(1 + chance.below(6))};
        for (int number = 0; number < 50; ++number) {
            const Job* to = before.catalogue.known_job(Chance::id<JobId>(number, 0x0A));
            if (to == nullptr) continue;
            const auto shown = before.search->related(*to, page);
            MadeFrom made_from{.jobs = shown};
            made_from.jobs.push_back(to->id);
            made_from.related = {{to->id, shown.size() < page.limit ? JobId{} : shown.back()}};
            made_from.tidy();
            const auto& now = *after.catalogue.known_job(to->id);
            if (freshness_of(10, made_from, after, kThen) == Freshness::current)
                RC_ASSERT(after.search->related(now, page) == shown);
        }
        JobQuery by_words;
        by_words.term = chance.text(2);
        const JobSearchOptions all{Page{0, 30}, true};
        const auto found = before.search->search(by_words, all);
        if (!found.searched_instead && found.total > 0 &&
            std::ranges::none_of(found.parts, &ReadPart::left_out)) {
            MadeFrom searched{.jobs = found.jobs};
            searched.add_search(before.search->terms_asked_for(by_words));
            searched.tidy();
            if (freshness_of(10, searched, after, kThen) == Freshness::current) {
                RC_ASSERT(after.search->search(by_words, all).jobs == found.jobs);
                RC_ASSERT(after.search->search(by_words, all).facets == found.facets);
            }
        }
        JobQuery by_type;
        by_type.job_types = {"WW"};
        const MadeFrom searched{.jobs = before.search->search(by_type, all).jobs, .lists = Lists::any};
        if (freshness_of(10, searched, after, kThen) == Freshness::current) {
            RC_ASSERT(after.search->search(by_type, all).jobs == before.search->search(by_type, all).jobs);
            RC_ASSERT(after.search->search(by_type, all).facets ==
                      before.search->search(by_type, all).facets);
        }
    }
}

TEST(MadeFrom, KnowsWhatWasSearchedFor) {
    MadeFrom made_from;
    EXPECT_FALSE(made_from.is_searched_for({1, 2})) << "nothing was";
    made_from.add_search({{1, 5}, {2}});
    made_from.add_search({{7}});
    EXPECT_TRUE(made_from.is_searched_for({2, 5}));
    EXPECT_TRUE(made_from.is_searched_for({7}));
    EXPECT_FALSE(made_from.is_searched_for({1, 5}));
    EXPECT_FALSE(made_from.is_searched_for({2, 3}));
    made_from.add_search({});
    EXPECT_TRUE(made_from.is_searched_for({})) << "whatever it is";
}

TEST(MadeFrom, HasEachJobAndCompanyOnce) {
    MadeFrom made_from{.jobs = jobs({3, 1})};
    made_from.add({.jobs = jobs({3}), .companies = {numbered<CompanyId>(2)}, .lists = Lists::any});
    made_from.tidy();
    EXPECT_EQ(made_from.jobs, jobs({1, 3}));
    EXPECT_EQ(made_from.lists, Lists::any);
}

}  // namespace
}  // namespace hoigung::domain
