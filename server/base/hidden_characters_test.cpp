#include "base/hidden_characters.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

TEST(HiddenCharacters, NamesAsPeopleWriteThemHaveNone) {
    for (const std::string_view name :
         {"陳大文", "Chan Tai Man", "Zoë O’Neill", "葛\xF3\xA0\x84\x80城", "麵 🍜 家",
          "👩\xE2\x80\x8D🍳 Kitchen", "👩🏽\xE2\x80\x8D🍳", "❤\xEF\xB8\x8F", "Café　開工"})
        EXPECT_FALSE(has_hidden_characters(name)) << name;
}

TEST(HiddenCharacters, ControlsDirectionsAndWhatHasNoWidthAreFound) {
    for (const std::string_view name : {"a\tb", "a\nb", "\x1B[2J", "a\x7F",
                                        "\xC2\x9B"
                                        "2J",
                                        "\xE2\x80\xAE"
                                        "gnaH",
                                        "\xE2\x80\x8B",
                                        "a\xE2\x80\x8D"
                                        "b",
                                        "a\xE2\x81\xA6"
                                        "b",
                                        "\xEF\xBB\xBF"
                                        "a",
                                        "a\xC2\xAD"
                                        "b",
                                        "a\xE2\x80\xA8"
                                        "b",
                                        "a\xE3\x85\xA4"
                                        "b",
                                        "👩\xE2\x80\x8D"})
        EXPECT_TRUE(has_hidden_characters(name)) << name;
}

TEST(HiddenCharacters, ATerminalGetsNothingThatItWouldActOn) {
    EXPECT_EQ(for_terminal("陳記 Chan's"), "陳記 Chan's");
    EXPECT_EQ(for_terminal("a\x1B]0;x\x07"
                           "b\xE2\x80\xAE"
                           "c"),
              "a<U+001B>]0;x<U+0007>b<U+202E>c");
    EXPECT_EQ(for_terminal("a\xFF"
                           "b"),
              "a\xEF\xBF\xBD"
              "b");
    EXPECT_EQ(for_terminal("two\nlines"), "two<U+000A>lines");
}

}  // namespace
}  // namespace hoigung::base
