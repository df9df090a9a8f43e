#include "base/text.hpp"

#include <gtest/gtest.h>

#include "base/json_writer.hpp"

namespace hoigung::base {
namespace {

TEST(Text, CountsAndCutsCharactersNotBytes) {
    EXPECT_EQ(length("開工 go"), 5U);
    EXPECT_EQ(first_characters("開工 go", 2), "開工");
    EXPECT_EQ(first_characters("ab", 9), "ab");
}

TEST(Text, TrimsFullWidthSpacesToo) {
    EXPECT_EQ(trim(" \t　侍應　生 \n"), "侍應　生");
    EXPECT_EQ(trim("　 "), "");
}

TEST(Text, WritesBytesAsTwoDigitsEach) {
    EXPECT_EQ(hex_text({"\x00\x0F\xA0\xFF", 4}), "000fa0ff");
}

TEST(Text, FoldsWidthAndCase) {
    EXPECT_EQ(fold("ＡｂＣ ｶﾌｪ"), "abc カフェ");
}

TEST(Text, MendsBytesThatAreNotUtf8) {
    EXPECT_FALSE(is_utf8("a\xFF"));
    EXPECT_FALSE(is_utf8("\xED\xA0\x80"));
    EXPECT_TRUE(is_utf8("開😀"));
    EXPECT_EQ(to_valid_utf8("a\xFF-"), "a\xEF\xBF\xBD-");
}

TEST(Text, MasksTelephonesInLogs) {
    EXPECT_EQ(mask_telephones("call +85291234567 now"), "call +*********67 now");
    EXPECT_EQ(mask_telephones("order 1234567"), "order 1234567");
}

TEST(Text, MasksMailAddressesInLogs) {
    EXPECT_EQ(mask_email("chan@example.hk"), "c***@example.hk");
    EXPECT_EQ(mask_email("c@example.hk"), "c@example.hk");
    EXPECT_EQ(mask_email("no address"), "n*********");
    EXPECT_EQ(mask_email(""), "");
}

TEST(JsonWriter, EscapesWhatJsonCannotHold) {
    std::string out;
    append_json_string(out, "\"\\\n\x01開\xFF");
    EXPECT_EQ(out, "\"\\\"\\\\\\n\\u0001開\xEF\xBF\xBD\"");
}

TEST(JsonWriter, PutsCommasWhereTheyBelong) {
    std::string out;
    JsonWriter json(out);
    json.begin_object()
        .member("a", 1)
        .key("b")
        .begin_array()
        .integer(1)
        .begin_object()
        .end_object()
        .null()
        .end_array();
    json.key("c").real(0.5).member("d", true).end_object();
    EXPECT_EQ(out, R"({"a":1,"b":[1,{},null],"c":0.5,"d":true})");
}

TEST(Text, ReplacesEveryPartOnce) {
    EXPECT_EQ(replace_all("{a} and {a}", "{a}", "{a}{a}"), "{a}{a} and {a}{a}");
    EXPECT_EQ(replace_all("nothing", "{a}", "b"), "nothing");
    EXPECT_EQ(replace_all("", "{a}", "b"), "");
}

TEST(Text, WhatEveryDatabaseCanStoreHasNoZeroByteAndIsUtf8) {
    EXPECT_TRUE(is_storable("開工"));
    EXPECT_FALSE(is_storable(std::string_view("a\0b", 3)));
    EXPECT_FALSE(is_storable("a\xFF"));
    EXPECT_EQ(to_storable(std::string_view("a\0b\xFF", 4)), "ab\xEF\xBF\xBD");
}

}  // namespace
}  // namespace hoigung::base
