#include <atomic>
#include <thread>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/shared_slot.hpp"
#include "search/index.hpp"
#include "search/testing/oracle.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

using domain::Catalogue;
using domain::CatalogueRows;
using domain::JobQuery;
using domain::JobSearchOptions;
using domain::Page;
using testing::Chance;
using testing::Oracle;

// A catalogue that changes randomly, and the index that follows it in one layout of segments.
class ChangingIndex {
  public:
    ChangingIndex(Chance& chance, int companies, int jobs, std::size_t head_docs)
        : companies_(companies),
          jobs_(jobs),
          catalogue_(first_rows(chance)),
          index_(catalogue_, testing::dictionary(), {head_docs}) {}

    void change(Chance& chance) {
        CatalogueRows rows;
        for (int i = chance.below(6); i > 0; --i)
            rows.jobs.push_back(chance.job(chance.below(jobs_ + jobs_ / 2 + 1), companies_));
        if (chance.one_in(4)) rows.companies.push_back(chance.company(chance.below(companies_)));
        std::vector<domain::JobId> jobs;
        std::vector<domain::CompanyId> companies;
        for (const auto& job : rows.jobs) jobs.push_back(job.id);
        for (const auto& company : rows.companies) companies.push_back(company.id);
        catalogue_ = catalogue_.with(std::move(rows));
        index_ = index_.with(catalogue_, touched_jobs(catalogue_, jobs, companies));
    }
    // Merges the segments that are due while one more change arrives.
    void merge(Chance& chance) {
        const auto plan = index_.merge_due();
        if (!plan) return;
        auto merged = index_.merge(*plan);
        change(chance);
        index_ = index_.with_merged(*plan, std::move(merged));
    }

    [[nodiscard]] const Catalogue& catalogue() const { return catalogue_; }
    [[nodiscard]] const Index& index() const { return index_; }

  private:
    CatalogueRows first_rows(Chance& chance) const {
        CatalogueRows rows;
        for (int i = 0; i < companies_; ++i) rows.companies.push_back(chance.company(i));
        for (int i = 0; i < jobs_; ++i) rows.jobs.push_back(chance.job(i, companies_));
        return rows;
    }

    int companies_;
    int jobs_;
    Catalogue catalogue_;
    Index index_;
};

Page some_page(Chance& chance) {
    return {static_cast<std::size_t>(chance.one_in(3) ? chance.below(60) : 0),
            static_cast<std::size_t>(1 + chance.below(30))};
}

// The difference between the index and the plain loops; empty when they agree.
std::string difference(const Index& index, const Oracle& oracle, JobQuery query,
                       const JobSearchOptions& options) {
    const auto found = index.search(query, options);
    if (found.searched_instead) {
        if (oracle.count_text(query.term) != 0) return "corrected a text that matches: " + query.term;
        if (oracle.count_text(*found.searched_instead) == 0) return "corrected to what does not match";
        query.term = *found.searched_instead;
    }
    const meaning::Reading reading = testing::dictionary()->read(query.term);
    meaning::Reading::LeftOut left_out;
    for (const domain::ReadPart& part : found.parts) left_out.push_back(part.left_out);
    const bool is_relaxed = std::ranges::count(left_out, true) > 0;
    if (is_relaxed && oracle.search(query, {}).total > 0) return "gave up what jobs have: " + query.term;
    if (is_relaxed && found.total == 0) return "gave up for nothing: " + query.term;
    const auto expected = oracle.search(query, reading.query(left_out), options);
    if (found.total != expected.total) {
        return fmt::format("{} jobs instead of {} for '{}'", found.total, expected.total, query.term);
    }
    if (found.jobs != expected.jobs) return "another page or order for '" + query.term + "'";
    if (found.facets != expected.facets) return "other facets for '" + query.term + "'";
    return {};
}

std::string difference(const Index& index, const Oracle& oracle, const domain::CompanyQuery& query,
                       Page page) {
    const auto found = index.search(query, page);
    const auto expected = oracle.search(query, page);
    const bool same = found.total == expected.total && found.companies == expected.companies;
    return same ? "" : "other companies for '" + query.term + "'";
}

std::string difference(Chance& chance, const ChangingIndex& changing, int queries) {
    const Oracle oracle(changing.catalogue(), *testing::dictionary());
    if (changing.index().size() != changing.catalogue().open_jobs().size()) return "another number of jobs";
    for (int i = 0; i < queries; ++i) {
        const JobQuery query = chance.query(300, 8);
        const JobSearchOptions options{chance.one_in(6) ? std::nullopt : std::optional(some_page(chance)),
                                       chance.one_in(3)};
        if (auto found = difference(changing.index(), oracle, query, options); !found.empty()) return found;
        const domain::CompanyQuery companies{chance.one_in(2) ? chance.text(1) : "", query.districts,
                                             query.job_types, query.employments,
                                             static_cast<domain::Locale>(chance.below(2))};
        if (auto found = difference(changing.index(), oracle, companies, some_page(chance)); !found.empty())
            return found;
        if (const auto open = changing.catalogue().open_jobs(); !open.empty()) {
            const domain::Job& to =
                *open[static_cast<std::size_t>(chance.below(static_cast<int>(open.size())))];
            const Page page = some_page(chance);
            if (changing.index().related(to, page) != oracle.related(to, page)) return "other related jobs";
        }
    }
    return {};
}

RC_GTEST_PROP(SearchIndex, AnswersAsPlainLoopsDoWhateverTheSegments, ()) {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    const int jobs = *rc::gen::inRange(0, 220);
    const auto head = static_cast<std::size_t>(*rc::gen::element(1, 8, 40, 4000));
    ChangingIndex changing(chance, 8, jobs, head);
    for (int round = *rc::gen::inRange(0, 14); round > 0; --round) {
        changing.change(chance);
        if (chance.one_in(2)) changing.merge(chance);
    }
    RC_ASSERT(difference(chance, changing, 12) == "");
}

TEST(SearchIndex, AnswersAsPlainLoopsDoOverSeveralBlocks) {
    Chance chance(4);
    ChangingIndex changing(chance, 8, 90'000, 64);
    for (int i = 0; i < 6; ++i) changing.change(chance);
    ASSERT_EQ(changing.index().segments().front().segment->blocks(), 2U);
    EXPECT_EQ(difference(chance, changing, 16), "");
}

TEST(SearchIndex, ReadersKeepOneStateWhileItChanges) {
    Chance chance(11);
    auto changing = std::make_unique<ChangingIndex>(chance, 8, 300, 40);
    struct State {
        Catalogue catalogue;
        Index index;
    };
    base::SharedSlot<State> shown(
        std::make_shared<const State>(State{changing->catalogue(), changing->index()}));
    std::atomic<bool> stop = false;
    std::atomic<int> wrong = 0;
    std::vector<std::thread> readers;
    for (int i = 0; i < 3; ++i) {
        readers.emplace_back([&, i] {
            Chance own(static_cast<std::uint64_t>(100 + i));
            while (!stop) {
                const auto state = shown.load();
                const JobQuery query = own.query(300, 8);
                const auto found = state->index.search(query, {Page{0, 30}, true});
                wrong += state->index.search(JobQuery{}, JobSearchOptions{}).total !=
                         static_cast<std::int64_t>(state->catalogue.open_jobs().size());
                for (const domain::JobId id : found.jobs) {
                    const domain::Job* job = state->catalogue.job(id);
                    wrong += job == nullptr || !state->catalogue.is_open(*job);
                }
                wrong += state->index.complete("w", 5).size() > 5;
            }
        });
    }
    for (int i = 0; i < 120; ++i) {
        changing->change(chance);
        if (i % 5 == 0) changing->merge(chance);
        shown.store(std::make_shared<const State>(State{changing->catalogue(), changing->index()}));
    }
    stop = true;
    for (std::thread& reader : readers) reader.join();
    EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace hoigung::search
