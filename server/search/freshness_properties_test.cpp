#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/snapshot/freshness.hpp"
#include "search/index.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/snapshot.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

using namespace domain;
using Lists = AnswerDependencies::Lists;
using testing::Chance;

const RecentChanges::Time kThen{std::chrono::seconds{1000}};

// A catalogue of a few jobs, so that a change often affects a list.
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
    const auto before = testing::snapshot_of(std::move(rows));
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
        touched = touched_jobs(after.catalogue, touched, companies);
        after.search = std::make_shared<const Index>(after.catalogue, testing::dictionary());
        after.recent_changes = RecentChanges(10).with(
            11, kThen,
            change_between(before.catalogue, after.catalogue, *after.search, touched, companies, false));

        const Page page{0, static_cast<std::size_t>(1 + chance.below(6))};
        for (int number = 0; number < 50; ++number) {
            const Job* to = before.catalogue.known_job(Chance::id<JobId>(number, 0x0A));
            if (to == nullptr) continue;
            const auto shown = before.search->related(*to, page);
            AnswerDependencies dependencies{.jobs = shown};
            dependencies.jobs.push_back(to->id);
            dependencies.related = {{to->id, shown.size() < page.limit ? JobId{} : shown.back()}};
            dependencies.tidy();
            const auto& now = *after.catalogue.known_job(to->id);
            if (freshness_of(10, dependencies, after, kThen) == Freshness::current)
                RC_ASSERT(after.search->related(now, page) == shown);
        }
        JobQuery by_words;
        by_words.term = chance.text(2);
        const JobSearchOptions all{Page{0, 30}, true};
        const auto found = before.search->search(by_words, all);
        if (!found.searched_instead && found.total > 0 &&
            std::ranges::none_of(found.parts, &ReadPart::left_out)) {
            AnswerDependencies searched{.jobs = found.jobs};
            searched.add_search(before.search->terms_asked_for(by_words));
            searched.tidy();
            if (freshness_of(10, searched, after, kThen) == Freshness::current) {
                RC_ASSERT(after.search->search(by_words, all).jobs == found.jobs);
                RC_ASSERT(after.search->search(by_words, all).facets == found.facets);
            }
        }
        JobQuery by_type;
        by_type.job_types = {"WW"};
        const AnswerDependencies searched{.jobs = before.search->search(by_type, all).jobs,
                                          .lists = Lists::any};
        if (freshness_of(10, searched, after, kThen) == Freshness::current) {
            RC_ASSERT(after.search->search(by_type, all).jobs == before.search->search(by_type, all).jobs);
            RC_ASSERT(after.search->search(by_type, all).facets ==
                      before.search->search(by_type, all).facets);
        }
    }
}

}  // namespace
}  // namespace hoigung::search
