#include "graphql/execution/json_text.hpp"

#include <limits>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/json_writer.hpp"

namespace hoigung::graphql {
namespace {

std::string text(std::string_view content) {
    std::string out;
    {
        OutputBuffer buffer(out);
        append_json_text(buffer, content);
    }
    return out;
}

TEST(JsonText, EscapesWhatHasToBe) {
    EXPECT_EQ(text(""), R"("")");
    EXPECT_EQ(text("plain text of some length"), R"("plain text of some length")");
    EXPECT_EQ(text("茶餐廳侍應 (Wan Chai) 😀"), R"("茶餐廳侍應 (Wan Chai) 😀")");
    EXPECT_EQ(text("seven b\"eight\\"), R"("seven b\"eight\\")");
    EXPECT_EQ(text(std::string_view("\x00\x1f\n\x7f", 4)), "\"\\u0000\\u001f\\n\x7f\"");
    EXPECT_EQ(text("12345678\xE8\x8C"), "\"12345678\xEF\xBF\xBD\"");
}

// All kinds of bytes, with extra weight on those that begin a character or have to be escaped.
RC_GTEST_PROP(JsonText, IsWhatTheSlowWriterWrites, ()) {
    const auto byte = rc::gen::oneOf(rc::gen::arbitrary<char>(), rc::gen::inRange<char>('a', 'z'),
                                     rc::gen::element('"', '\\', '\n', '\xE8', '\x8C', '\xB6', '\xF0', '\x9F',
                                                      '\xC2', '\xED', '\xA0', '\xF4'));
    const auto content = *rc::gen::container<std::string>(byte);
    std::string expected;
    base::append_json_string(expected, content);
    RC_ASSERT(text(content) == expected);
}

TEST(JsonText, WritesNumbers) {
    std::string out = "kept ";
    {
        OutputBuffer buffer(out);
        append_json_number(buffer, std::numeric_limits<std::int64_t>::min());
        buffer.append(' ');
        append_json_number(buffer, 0.1);
    }
    EXPECT_EQ(out, "kept -9223372036854775808 0.1");
}

}  // namespace
}  // namespace hoigung::graphql
