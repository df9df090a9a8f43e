#include "search/saved_index.hpp"

#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unistd.h>

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

class SavedIndexTest : public ::testing::Test {
  protected:
    SavedIndexTest() : file_(::testing::TempDir() + fmt::format("search-index-{}", ::getpid())) {
        CatalogueRows rows;
        rows.version = 7;
        for (int i = 0; i < 8; ++i) rows.companies.push_back(chance_.company(i));
        for (int i = 0; i < 300; ++i) rows.jobs.push_back(chance_.job(i, 8));
        catalogue_ = Catalogue(std::move(rows));
        index_.emplace(catalogue_, testing::dictionary(), IndexOptions{40});
        for (int i = 0; i < 5; ++i) change();
    }
    ~SavedIndexTest() override { std::filesystem::remove(file_); }

    void change() {
        CatalogueRows rows;
        rows.version = catalogue_.version() + 1;
        rows.jobs.push_back(chance_.job(chance_.below(320), 8));
        const std::vector touched{rows.jobs.front().id};
        catalogue_ = catalogue_.with(std::move(rows));
        index_ = index_->with(catalogue_, touched);
    }
    void save() {
        const auto saved = SavedIndex::save(*index_, catalogue_, file_);
        ASSERT_TRUE(saved.ok());
    }
    std::string why_not() {
        const auto loaded = SavedIndex::load(catalogue_, testing::dictionary(), file_);
        return loaded ? "" : loaded.error().message;
    }

    std::filesystem::path file_;
    Chance chance_{3};
    Catalogue catalogue_;
    std::optional<Index> index_;
};

TEST_F(SavedIndexTest, AnswersAsTheOneThatWasSaved) {
    save();
    const auto loaded = SavedIndex::load(catalogue_, testing::dictionary(), file_, {}, {40});
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded->size(), index_->size());
    for (int i = 0; i < 200; ++i) {
        const JobQuery query = chance_.query(300, 8);
        const JobSearchOptions options{Page{0, 30}, true};
        const auto expected = index_->search(query, options);
        const auto found = loaded->search(query, options);
        EXPECT_EQ(found.total, expected.total);
        EXPECT_EQ(found.jobs, expected.jobs);
        EXPECT_EQ(found.facets, expected.facets);
    }
    EXPECT_EQ(loaded->complete("w", 30), index_->complete("w", 30));
    EXPECT_EQ(loaded->search(domain::CompanyQuery{}, Page{0, 30}).companies,
              index_->search(domain::CompanyQuery{}, Page{0, 30}).companies);
}

TEST_F(SavedIndexTest, IsNotBelievedForAnotherCatalogue) {
    save();
    EXPECT_EQ(why_not(), "");
    change();
    EXPECT_EQ(why_not(), "it is of another catalogue");
}

TEST_F(SavedIndexTest, IsNotBelievedWithAnotherDictionary) {
    save();
    const std::vector<SynonymGroup> others{{"侍應", "waiter"}};
    const auto other =
        std::make_shared<const Dictionary>(testing::reference_lists(), others, testing::meanings());
    EXPECT_FALSE(SavedIndex::load(catalogue_, other, file_).ok());
}

TEST_F(SavedIndexTest, IsNotBelievedWhenOneByteIsDamaged) {
    save();
    std::string good;
    {
        std::ifstream in(file_, std::ios::binary);
        good.assign(std::istreambuf_iterator<char>(in), {});
    }
    for (int i = 0; i < 200; ++i) {
        std::string bad = good;
        // Damages also the header, and truncates the file.
        const auto at = static_cast<std::size_t>(i < 40 ? chance_.below(48)
                                                        : chance_.below(static_cast<int>(bad.size())));
        bad[at] = static_cast<char>(bad[at] ^ (1 << chance_.below(8)));
        if (i % 10 == 0) bad.resize(at);
        std::ofstream(file_, std::ios::binary) << bad;
        EXPECT_NE(why_not(), "") << "byte " << at;
    }
}

TEST_F(SavedIndexTest, IsBuiltAnewWhenThereIsNoGoodOne) {
    EXPECT_EQ(why_not(), "the file does not exist");
    EXPECT_EQ(load_or_build(catalogue_, testing::dictionary(), file_, {}).size(), index_->size());
    save();
    EXPECT_EQ(load_or_build(catalogue_, testing::dictionary(), file_, {}).size(), index_->size());
}

}  // namespace
}  // namespace hoigung::search
