#include "graphql/language/parser.hpp"

#include <gtest/gtest.h>

#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

const ast::OperationDefinition& only_operation(const ast::Document& document) {
    return std::get<ast::OperationDefinition>(document.definitions().front());
}

const ast::Value& first_argument(const ast::Document& document) {
    return only_operation(document).selection_set->selections.front().arguments.front().value;
}

std::string problem(std::string_view text) {
    const auto document = parse(text);
    if (document) return "none";
    const auto& error = document.error();
    return std::to_string(error.locations.at(0).line) + ":" + std::to_string(error.locations.at(0).column) +
           " " + error.message;
}

TEST(GraphqlParser, ReadsAnOperation) {
    const auto document =
        parse("query Q($n: [Int!]! = [1]) @d { all: jobs(first: $n) { ...F ... on Job { id } } }");
    ASSERT_TRUE(document.ok());
    const auto& operation = only_operation(**document);
    EXPECT_EQ(operation.name.text, "Q");
    EXPECT_EQ(print(*operation.variables[0].type), "[Int!]!");
    EXPECT_EQ(print(*operation.variables[0].default_value), "[1]");
    const auto& field = operation.selection_set->selections[0];
    EXPECT_EQ(field.response_key(), "all");
    EXPECT_EQ(field.name.text, "jobs");
    EXPECT_EQ(field.selection_set->selections[0].kind, ast::Selection::Kind::fragment_spread);
    EXPECT_EQ(field.selection_set->selections[1].type_condition.text, "Job");
}

TEST(GraphqlParser, ReadsEscapesAndBlockStrings) {
    const auto escaped = parse(R"({ a(b: "\u958b\uD83D\uDE00\u{5de5}\n") })");
    ASSERT_TRUE(escaped.ok());
    EXPECT_EQ(first_argument(**escaped).text, "開😀工\n");
    const auto block = parse("{ a(b: \"\"\"\n    one\n      two \\\"\"\"\n  \"\"\") }");
    ASSERT_TRUE(block.ok());
    EXPECT_EQ(first_argument(**block).text, "one\n  two \"\"\"");
}

TEST(GraphqlParser, SaysWhereTheProblemIs) {
    EXPECT_EQ(problem("{ a(b: 01) }"), "1:9 Syntax Error: Invalid number, unexpected digit after 0: \"1\".");
    EXPECT_EQ(problem("{\n  工\n}"), "2:3 Syntax Error: Unexpected character: U+5DE5.");
    EXPECT_EQ(problem("# 😀\r\n{ a(b: \"😀\" ~) }"), "2:13 Syntax Error: Unexpected character: \"~\".");
    EXPECT_EQ(problem("{ a"), "1:4 Syntax Error: Expected Name, found <EOF>.");
}

TEST(GraphqlParser, RefusesTextThatIsNotUtf8) {
    const auto document = parse("{ a(b: \"\xC3\x28\") }");
    ASSERT_FALSE(document.ok());
    EXPECT_EQ(document.error().message, "Syntax Error: The document is not valid UTF-8.");
}

TEST(GraphqlParser, RefusesDeepNestingOfEveryKind) {
    const std::string many(100'000, ' ');
    const auto repeat = [](std::string_view part, std::size_t times) {
        std::string out;
        for (std::size_t i = 0; i < times; ++i) out += part;
        return out;
    };
    for (const auto& text :
         {repeat("{ a ", 100'000), "{ a(b: " + repeat("[", 100'000), "{ a(b: " + repeat("{c: ", 100'000),
          "query($a: " + repeat("[", 100'000), "{ " + repeat("... { ", 100'000)}) {
        const auto document = parse(text);
        ASSERT_FALSE(document.ok());
        EXPECT_EQ(document.error().message, "Syntax Error: Document is nested too deeply. Parsing aborted.");
    }
}

TEST(GraphqlPrinter, WritesNumbersAsJavaScriptDoes) {
    EXPECT_EQ(print_number(1), "1");
    EXPECT_EQ(print_number(-0.5), "-0.5");
    EXPECT_EQ(print_number(1e21), "1e+21");
    EXPECT_EQ(print_number(1e-7), "1e-7");
    EXPECT_EQ(print_number(123456789012345680000.0), "123456789012345680000");
    EXPECT_EQ(print_number(0.000001), "0.000001");
    EXPECT_EQ(print_number(1.5e300), "1.5e+300");
}

}  // namespace
}  // namespace hoigung::graphql
