#include "render/utf16.hpp"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/text.hpp"

namespace hoigung::render {
namespace {

std::u16string units_of(std::string_view text) {
    return std::u16string(to_utf16(text).view());
}

TEST(Utf16, KeepsEveryLengthOfCharacter) {
    const std::pair<std::u16string_view, std::string_view> same[] = {
        {u"", ""},
        {u"<p class=\"a card\">ok, and longer than a block</p>",
         "<p class=\"a card\">ok, and longer than a block</p>"},
        {u"\u0001\u007f\u0080\u07ff\u0800\uffff", "\u0001\u007f\u0080\u07ff\u0800\uffff"},
        {u"開工 - start work at 9, café ½", "開工 - start work at 9, café ½"},
        {u"a😀𠮷b\U0010FFFF", "a😀𠮷b\U0010FFFF"},
        {u"fifteen letters😀 across the end of a block", "fifteen letters😀 across the end of a block"},
    };
    for (const auto& [units, bytes] : same) {
        EXPECT_EQ(to_utf8(units), bytes);
        EXPECT_EQ(units_of(bytes), units) << bytes;
    }
}

TEST(Utf16, PutsTheReplacementCharacterForALoneSurrogate) {
    const char16_t high_alone[] = {u'a', 0xD83D, u'b', 0};
    const char16_t low_alone[] = {0xDE00, 0};
    const char16_t high_at_the_end[] = {u'x', 0xD83D, 0};
    const char16_t swapped[] = {0xDE00, 0xD83D, 0};
    const char16_t high_before_a_pair[] = {0xD83D, 0xD83D, 0xDE00, 0};
    EXPECT_EQ(to_utf8(high_alone), "a\uFFFDb");
    EXPECT_EQ(to_utf8(low_alone), "\uFFFD");
    EXPECT_EQ(to_utf8(high_at_the_end), "x\uFFFD");
    EXPECT_EQ(to_utf8(swapped), "\uFFFD\uFFFD");
    EXPECT_EQ(to_utf8(high_before_a_pair), "\uFFFD😀");
}

TEST(Utf16, PutsTheReplacementCharacterForBytesThatAreNotUtf8) {
    EXPECT_EQ(units_of("a\xFF!"), u"a\uFFFD!");
    EXPECT_EQ(units_of("\xC0\xAF"), u"\uFFFD\uFFFD");                      // '/' in two bytes
    EXPECT_EQ(units_of("\xED\xA0\x80"), u"\uFFFD\uFFFD\uFFFD");            // a surrogate
    EXPECT_EQ(units_of("\xF4\x90\x80\x80"), u"\uFFFD\uFFFD\uFFFD\uFFFD");  // above U+10FFFF
    EXPECT_EQ(units_of("\xE9\x96"), u"\uFFFD\uFFFD");                      // cut short
    EXPECT_EQ(units_of("\xE9\x96x開"), u"\uFFFD\uFFFDx開");
}

RC_GTEST_PROP(Utf16, AnyUnitsBecomeUtf8, (const std::vector<std::uint16_t>& units)) {
    RC_ASSERT(base::is_utf8(to_utf8(std::u16string(units.begin(), units.end()))));
}

RC_GTEST_PROP(Utf16, BytesStayTheSameExactlyWhenTheyAreUtf8, (const std::string& ascii)) {
    const auto bytes = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
    const std::string text = ascii + std::string(bytes.begin(), bytes.end());
    const std::string back = to_utf8(to_utf16(text).view());
    RC_ASSERT(base::is_utf8(back));
    RC_ASSERT((back == text) == base::is_utf8(text));
}

RC_GTEST_PROP(Utf16, TextOfEveryScriptGoesThereAndBack, ()) {
    const auto points = *rc::gen::container<std::vector<char32_t>>(rc::gen::oneOf(
        rc::gen::inRange<char32_t>(1, 0x80), rc::gen::inRange<char32_t>(0x80, 0x800),
        rc::gen::inRange<char32_t>(0x4E00, 0xA000), rc::gen::inRange<char32_t>(0x10000, 0x110000)));
    std::u16string units;
    for (const char32_t point : points) {
        if (point >= 0x10000) {
            units += static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((point - 0x10000) & 0x3FF));
        } else {
            units += static_cast<char16_t>(point);
        }
    }
    const std::string bytes = to_utf8(units);
    RC_ASSERT(base::length(bytes) == points.size());
    RC_ASSERT(units_of(bytes) == units);
}

}  // namespace
}  // namespace hoigung::render
