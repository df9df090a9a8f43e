#include "app/operator_lists.hpp"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>

namespace hoigung::app {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::IsEmpty;

class OperatorListsTest : public ::testing::Test {
  protected:
    OperatorListsTest() { std::filesystem::create_directories(folder_); }
    ~OperatorListsTest() override { std::filesystem::remove_all(folder_); }

    void write(const char* name, const char* text) const { std::ofstream(folder_ / name) << text; }
    [[nodiscard]] OperatorLists read() const { return read_operator_lists(folder_.string()); }

    const std::filesystem::path folder_ = std::filesystem::path(::testing::TempDir()) /
                                          ::testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(OperatorListsTest, WithoutFilesThereAreTheBuiltInOnes) {
    const auto lists = read();
    EXPECT_THAT(lists.problems, IsEmpty());
    EXPECT_GT(lists.reference.minimum_wages.size(), 5U);
    EXPECT_GT(lists.synonyms.size(), 50U);
    EXPECT_EQ(read_operator_lists("").synonyms.size(), lists.synonyms.size());
}

TEST_F(OperatorListsTest, RatesAreReplacedAndSynonymsAdded) {
    write("minimum_wage.txt", "# by the Gazette\n2026-05-01 43.1\n\n2027-05-01\t45 # to come\n");
    write("synonyms.txt", "水吧員, water bar , 水吧\n");
    const auto lists = read();
    EXPECT_THAT(lists.problems, IsEmpty());
    ASSERT_EQ(lists.reference.minimum_wages.size(), 2U);
    EXPECT_EQ(lists.reference.minimum_wages[0].cents_per_hour, 4310);
    EXPECT_EQ(lists.reference.minimum_wages[1].cents_per_hour, 4500);
    EXPECT_THAT(lists.synonyms.back(), ElementsAre("水吧員", "water bar", "水吧"));
    EXPECT_GT(lists.synonyms.size(), 50U);
}

TEST_F(OperatorListsTest, PricesAreReplaced) {
    EXPECT_EQ(read().prices.size(), 4U);
    write("prices.txt", "刊登職位 | 每個 $100 | Posting a job | $100 each # since July\n");
    EXPECT_THAT(read().prices, ElementsAre(Price{{"刊登職位", "Posting a job"}, {"每個 $100", "$100 each"}}));
    EXPECT_EQ(price_tables(read().prices).en, "| What | Price |\n|---|---|\n| Posting a job | $100 each |\n");
    write("prices.txt", "刊登職位 | 免費 | Posting jobs |\n");
    EXPECT_THAT(read().problems, ElementsAre(EndsWith("such as 刊登職位 | 免費 | Posting jobs | Free")));
}

TEST_F(OperatorListsTest, WhatIsWrongIsToldWithItsLine) {
    write("minimum_wage.txt", "2026-05-01 43.10\n2025-05-01 42\n2027-05-01 4.123\nsoon 50\n");
    write("synonyms.txt", "alone\n");
    const auto lists = read();
    EXPECT_THAT(lists.problems,
                ElementsAre(EndsWith("minimum_wage.txt: line 2: must be later than the one before"),
                            EndsWith("line 3: must be a day and dollars an hour, such as 2026-05-01 43.10"),
                            EndsWith("line 4: must be a day and dollars an hour, such as 2026-05-01 43.10"),
                            EndsWith("synonyms.txt: line 1: must be two words or more with commas between "
                                     "them")));
    EXPECT_THROW(static_cast<void>(operator_lists(folder_.string())), std::runtime_error);
    write("minimum_wage.txt", "");
    EXPECT_THAT(read().problems, Contains(EndsWith("minimum_wage.txt: has no rate")));
}

}  // namespace
}  // namespace hoigung::app
