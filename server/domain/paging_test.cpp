#include "domain/paging.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(Paging, ListsNothingBeyondTheFurthestOffset) {
    EXPECT_EQ(page_of(30, kFurthestOffset)->limit, 30U);
    EXPECT_EQ(page_of(30, kFurthestOffset)->offset, 10'000U);
    EXPECT_EQ(page_of(30, kFurthestOffset + 1)->limit, 0U);
    EXPECT_EQ(page_of({}, 2'000'000'000)->limit, 0U);
}

}  // namespace
}  // namespace hoigung::domain
