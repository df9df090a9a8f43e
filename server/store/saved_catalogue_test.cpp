#include "store/saved_catalogue.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "store/testing/sample_catalogue.hpp"

namespace hoigung::store {
namespace {

using domain::Catalogue;
using domain::CatalogueRows;

class SavedCatalogueTest : public ::testing::Test {
  protected:
    SavedCatalogueTest() {
        std::string pattern = ::testing::TempDir() + "hoigung-saved-XXXXXX";
        if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
        folder_ = pattern;
    }
    ~SavedCatalogueTest() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    static constexpr base::Timestamp kClosedBefore{std::chrono::days{20'000}};

    // Larger than one block.
    [[nodiscard]] static Catalogue large() {
        CatalogueRows rows;
        rows.version = 77;
        rows.token = "token";
        rows.closed_before = kClosedBefore;
        for (int number = 0; number < 100; ++number)
            rows.companies.push_back(testing::sample_company(number));
        rows.companies[1].reply_record = {.applicants = 20, .percent = 90, .median_hours = 5};
        for (int number = 1; number <= 1000; ++number) {
            domain::Job job = testing::sample_job(number);
            job.posting.description.en += std::string(500, 'x');
            rows.jobs.push_back(std::move(job));
        }
        rows.jobs[5].is_removed = true;
        rows.jobs[6].state = domain::JobState::closed;
        return Catalogue(std::move(rows));
    }

    [[nodiscard]] std::string content() const {
        std::ostringstream text;
        text << std::ifstream(file()).rdbuf();
        return std::move(text).str();
    }
    void put(std::string_view content) const { std::ofstream(file()) << content; }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "catalogue"; }

    std::filesystem::path folder_;
};

TEST_F(SavedCatalogueTest, IsReadAsItWas) {
    RecordProperty("rows", "15.06");
    const Catalogue catalogue = large();
    ASSERT_TRUE(save_catalogue(catalogue, file()).ok());
    auto rows = load_saved_catalogue(file());
    ASSERT_TRUE(rows.ok());
    EXPECT_EQ(rows->version, 77);
    EXPECT_EQ(rows->token, "token");
    EXPECT_EQ(rows->closed_before, kClosedBefore);
    const Catalogue read(std::move(rows).value());
    std::size_t jobs = 0;
    catalogue.each_job([&](const domain::Job& job) {
        ++jobs;
        ASSERT_NE(read.known_job(job.id), nullptr);
        EXPECT_EQ(*read.known_job(job.id), job);
        EXPECT_EQ(read.company_of(job), catalogue.company_of(job));
    });
    EXPECT_EQ(jobs, 1000U);
    EXPECT_EQ(read.open_jobs().size(), catalogue.open_jobs().size());
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1) << "nothing else is left";
}

TEST_F(SavedCatalogueTest, IsNotReadWhenItIsDamagedOrThereIsNone) {
    EXPECT_FALSE(load_saved_catalogue(file()).ok());
    ASSERT_TRUE(save_catalogue(large(), file()).ok());
    const std::string good = content();
    for (std::size_t at = 0; at < good.size(); at += good.size() / 12) {
        std::string damaged = good;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        put(damaged);
        EXPECT_FALSE(load_saved_catalogue(file()).ok()) << at;
        put(good.substr(0, at));
        EXPECT_FALSE(load_saved_catalogue(file()).ok()) << at;
    }
    put(good);
    EXPECT_TRUE(load_saved_catalogue(file()).ok());
}

TEST_F(SavedCatalogueTest, IsNotSavedWhileARowIsLeftOut) {
    CatalogueRows rows;
    rows.companies = {testing::sample_company(1)};
    rows.jobs = {testing::sample_job(1)};
    rows.jobs[0].is_removed = true;
    rows.jobs[0].posting = {};
    EXPECT_FALSE(save_catalogue(Catalogue(std::move(rows)), file()).ok());
    EXPECT_FALSE(std::filesystem::exists(file()));
}

}  // namespace
}  // namespace hoigung::store
