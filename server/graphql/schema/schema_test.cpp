#include "graphql/schema/schema.hpp"

#include <gtest/gtest.h>

namespace hoigung::graphql {
namespace {

TEST(GraphqlSchema, HoldsTypesFieldsAndDefaults) {
    const auto schema = Schema::build(R"(
        type Query { jobs(where: Where = { size: 3 }): [Job!]! @deprecated(reason: "old") }
        interface Node { id: ID! }
        type Job implements Node { id: ID! }
        input Where { size: Int unit: Unit = cm }
        enum Unit { cm m })");
    ASSERT_TRUE(schema.ok());
    const auto& query = *(*schema)->root(OperationKind::query);
    const auto& jobs = *query.field("jobs");
    EXPECT_EQ(to_string(*jobs.type), "[Job!]!");
    EXPECT_EQ(jobs.deprecation, "old");
    const auto& where = *jobs.argument("where")->default_value;
    ASSERT_EQ(where.members.size(), 2U);
    EXPECT_EQ(where.members[0].value.integer, 3);
    EXPECT_EQ(where.members[1].value.text, "cm");
    EXPECT_TRUE((*schema)->type("Node")->covers(*(*schema)->type("Job")));
    EXPECT_EQ((*schema)->type("Float"), nullptr);
    EXPECT_NE((*schema)->field(query, "__schema"), nullptr);
    EXPECT_EQ((*schema)->field(*(*schema)->type("Job"), "__schema"), nullptr);
}

TEST(GraphqlSchema, FindsEveryFault) {
    const auto schema = Schema::build("type Query { a: Nope b: Int b: Int }\nextend type Gone { x: Int }");
    ASSERT_FALSE(schema.ok());
    ASSERT_EQ(schema.error().size(), 3U);
    EXPECT_EQ(schema.error()[0].message, "Unknown type \"Nope\".");
    EXPECT_EQ(schema.error()[1].message, "Field \"Query.b\" can only be defined once.");
    EXPECT_EQ(schema.error()[2].message, "Cannot extend type \"Gone\" because it is not defined.");
    EXPECT_EQ(schema.error()[2].locations.front(), (Location{2, 13}));
}

TEST(GraphqlSchema, RefusesDefaultsOfAnotherType) {
    const auto schema = Schema::build("type Query { a(b: Int = \"x\"): Int }");
    ASSERT_FALSE(schema.ok());
    EXPECT_EQ(schema.error().front().message,
              "Default value \"x\" of \"b\" in \"a\" is not of type \"Int\".");
}

}  // namespace
}  // namespace hoigung::graphql
