#include "pages/plan.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace hoigung::pages {
namespace {

TEST(Plan, HasTheDocumentsOfAPageInTheirOrder) {
    const auto plan = Plan::read(boost::json::parse(
        R"({"route":"job","operations":[{"id":"sha256:1","variables":{"ids":["a"]}},{"id":"sha256:2","variables":{}}]})"));
    ASSERT_EQ(plan.operations.size(), 2U);
    EXPECT_EQ(plan.operations[0].id, "sha256:1");
    EXPECT_EQ(boost::json::serialize(plan.operations[0].variables), R"({"ids":["a"]})");
    EXPECT_EQ(plan.operations[1].id, "sha256:2");
}

TEST(Plan, IsRefusedWhenItIsNone) {
    EXPECT_ANY_THROW(static_cast<void>(Plan::read(boost::json::parse(R"({"operations":[{"id":1}]})"))));
    EXPECT_ANY_THROW(static_cast<void>(Plan::read(boost::json::parse("{}"))));
}

}  // namespace
}  // namespace hoigung::pages
