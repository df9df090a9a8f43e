#include "base/csv.hpp"

#include <gmock/gmock.h>

#include "base/text_encoding.hpp"

namespace hoigung::base {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

constexpr CsvLimits kLimits{100, 10};

std::vector<CsvLine> read(std::string_view text) {
    return read_csv(text, kLimits).value();
}

TEST(Csv, CellsAreQuotedWhereTheyHaveTo) {
    RecordProperty("rows", "10.23");
    EXPECT_THAT(read("a,b\r\n\"1,5\",\"say \"\"hi\"\"\"\r\n"),
                ElementsAre(CsvLine{1, {"a", "b"}}, CsvLine{2, {"1,5", "say \"hi\""}}));
}

TEST(Csv, LinesEndAsAnySystemEndsThemAndTheLastNeedNot) {
    EXPECT_THAT(read("a\nb\rc\r\nd"),
                ElementsAre(CsvLine{1, {"a"}}, CsvLine{2, {"b"}}, CsvLine{3, {"c"}}, CsvLine{4, {"d"}}));
}

TEST(Csv, ALineIsNumberedByWhereItBegins) {
    EXPECT_THAT(read("a,b\n\"one\r\ntwo\",x\n,\n\nlast"),
                ElementsAre(CsvLine{1, {"a", "b"}}, CsvLine{2, {"one\ntwo", "x"}}, CsvLine{6, {"last"}}));
}

TEST(Csv, TheSeparatorIsThatOfTheFirstLineOrWhatTheFileSays) {
    EXPECT_THAT(read("a;b\n1,5;2"), ElementsAre(CsvLine{1, {"a", "b"}}, CsvLine{2, {"1,5", "2"}}));
    EXPECT_THAT(read("a\tb\n1\t2"), ElementsAre(CsvLine{1, {"a", "b"}}, CsvLine{2, {"1", "2"}}));
    EXPECT_THAT(read("sep=;\r\na,b\n1;2"), ElementsAre(CsvLine{2, {"a,b"}}, CsvLine{3, {"1", "2"}}));
}

TEST(Csv, FormulasAreText) {
    EXPECT_THAT(read("a,b\n=\"007\",=SUM(A1:A9)"),
                ElementsAre(CsvLine{1, {"a", "b"}}, CsvLine{2, {"007", "=SUM(A1:A9)"}}));
    EXPECT_EQ(csv_cell("=1+1"), "\"'=1+1\"");
    for (const std::string_view hidden : {"＝1+1", "＋1", "－1", "＠SUM(A1)", "﹦1", "−1", "\xE2\x80\x8B=1+1",
                                          "\xEF\xBB\xBF@x", " =1+1", "\n=1",
                                          "\xE2\x80\xAE"
                                          "＝1",
                                          "\xC2\xA0+1"})
        EXPECT_EQ(csv_cell(hidden).substr(0, 2), "\"'") << hidden;
    for (const std::string_view harmless : {"陳大文", "1-2", "", "\xE2\x80\x8B", "a＝b"})
        EXPECT_NE(csv_cell(harmless).substr(0, 2), "\"'") << harmless;
    EXPECT_EQ(csv_cell("say \"hi\", all"), "\"say \"\"hi\"\", all\"");
}

TEST(Csv, WhatIsTooLargeOrNeverEndsIsNotRead) {
    EXPECT_FALSE(read_csv("a,\"b\nc", kLimits).has_value());
    EXPECT_FALSE(read_csv("1,2,3,4,5,6,7,8,9,10,11", kLimits).has_value());
    EXPECT_THAT(read_csv("1,2,3,4,5,6,7,8,9,10,,,,", kLimits).value(), SizeIs(1));
    std::string many;
    for (int i = 0; i < 101; ++i) many += "x\n";
    EXPECT_FALSE(read_csv(many, kLimits).has_value());
    EXPECT_THAT(read_csv("", kLimits).value(), SizeIs(0));
}

TEST(TextEncoding, FilesOfHongKongsSpreadsheetsAreRead) {
    RecordProperty("rows", "10.23");
    EXPECT_EQ(decode_text("侍應")->text, "侍應");
    EXPECT_EQ(decode_text("\xEF\xBB\xBF侍應")->text, "侍應");
    EXPECT_EQ(decode_text("\xA8\xCD\xC0\xB3")->text, "侍應");
    EXPECT_EQ(decode_text("\xA8\xCD\xC0\xB3")->encoding, "big5");
    EXPECT_EQ(decode_text(std::string_view("\xFF\xFE\x8D\x4F\xC9\x61", 6))->text, "侍應");
    EXPECT_EQ(decode_text(std::string_view("\xFE\xFF\x4F\x8D\x61\xC9", 6))->encoding, "utf-16");
}

TEST(TextEncoding, AMarkThatIsWrongIsNotBelieved) {
    EXPECT_EQ(decode_text("\xEF\xBB\xBF\xA8\xCD\xC0\xB3")->text, "侍應");
}

TEST(TextEncoding, APictureIsNoText) {
    EXPECT_FALSE(decode_text(std::string_view("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16)).has_value());
    EXPECT_FALSE(decode_text(std::string_view("a\0b", 3)).has_value());
    EXPECT_FALSE(decode_text("\xFF\xD8\xFF\xE0").has_value());
}

}  // namespace
}  // namespace hoigung::base
