#include "graphql/value.hpp"

#include <stdexcept>

#include <gtest/gtest.h>

#include "graphql/engine.hpp"

namespace hoigung::graphql {
namespace {

// Passes the arguments of a request to a check.
std::string with_arguments(std::string_view document, std::function<std::string(const Arguments&)> check) {
    Bindings bindings;
    bindings.root("Query").field("f", [check](Field& field) { field.string(check(field.arguments())); });
    const auto engine = Engine::make(R"(
        type Query { f(i: Int r: Float s: String e: E l: [Int] ids: [ID!] w: W ws: [W!] b: Boolean): String }
        enum E { ft pt }
        input W { i: Int = 5 w: W s: String })",
                                     std::move(bindings), {});
    std::string out;
    (*engine)->execute(**(*engine)->prepare(document), {}, out);
    return out;
}

TEST(Arguments, AreReadByNameAndKind) {
    const auto answer = with_arguments(
        "{ f(i: 3, r: 2, s: \"x\", e: pt, l: [1, null, 2], ids: [7, \"a\"], w: {w: {i: 6}}, ws: {}, b: true) "
        "}",
        [](const Arguments& arguments) {
            EXPECT_EQ(arguments.integer("i"), 3);
            EXPECT_EQ(arguments.real("r"), 2.0);
            EXPECT_EQ(arguments.string("s"), "x");
            EXPECT_EQ(arguments.enumeration("e"), "pt");
            EXPECT_EQ(arguments.integers("l"), (std::vector{1, 2}));
            EXPECT_EQ(arguments.list("l").size(), 3U);
            EXPECT_EQ(arguments.strings("ids"), (std::vector<std::string_view>{"7", "a"}));
            EXPECT_EQ(arguments.boolean("b"), true);
            const auto where = arguments.object("w").value();
            EXPECT_EQ(where.integer("i"), 5);
            EXPECT_EQ(where.object("w").value().integer("i"), 6);
            EXPECT_FALSE(where.has("s"));
            EXPECT_EQ(arguments.objects("ws").size(), 1U);
            return "ok";
        });
    EXPECT_EQ(answer, R"({"data":{"f":"ok"}})");
}

TEST(Arguments, LeftOutAndNullAreNothing) {
    const auto answer = with_arguments("{ f(i: null) }", [](const Arguments& arguments) {
        EXPECT_EQ(arguments.integer("i"), std::nullopt);
        EXPECT_TRUE(arguments.has("i"));
        EXPECT_EQ(arguments.string("s"), std::nullopt);
        EXPECT_FALSE(arguments.has("s"));
        EXPECT_TRUE(arguments.list("l").empty());
        return "ok";
    });
    EXPECT_EQ(answer, R"({"data":{"f":"ok"}})");
}

TEST(Arguments, UnknownNamesAndOtherKindsAreBugs) {
    const auto answer = with_arguments("{ f(i: 1) }", [](const Arguments& arguments) {
        EXPECT_THROW(static_cast<void>(arguments.integer("limit")), std::logic_error);
        EXPECT_THROW(static_cast<void>(arguments.string("i")), std::logic_error);
        return "ok";
    });
    EXPECT_EQ(answer, R"({"data":{"f":"ok"}})");
}

}  // namespace
}  // namespace hoigung::graphql
