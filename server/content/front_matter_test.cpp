#include "content/front_matter.hpp"

#include <gmock/gmock.h>

namespace hoigung::content {
namespace {

TEST(FrontMatter, GivesFieldsWithTheirLinesAndTheTextBehindThem) {
    const auto matter = parse_front_matter("---\nkey: first\n\ntitle: \"Work: a start\"\r\n---\nText\n");
    ASSERT_TRUE(matter.ok());
    EXPECT_EQ(matter.value().find("key")->value, "first");
    EXPECT_EQ(matter.value().find("title")->value, "Work: a start");
    EXPECT_EQ(matter.value().find("title")->line, 4);
    EXPECT_EQ(matter.value().find("cover"), nullptr);
    EXPECT_EQ(matter.value().body, "Text\n");
    EXPECT_EQ(matter.value().body_line, 6);
}

TEST(FrontMatter, SaysWhichLineIsWrong) {
    const auto fault = [](std::string_view text) {
        const auto matter = parse_front_matter(text);
        return matter.ok() ? 0 : matter.error().line;
    };
    EXPECT_EQ(fault("key: x\n"), 1);
    EXPECT_EQ(fault("---\nkey: x\nno colon here\n---\n"), 3);
    EXPECT_EQ(fault("---\nkey: x\nkey: y\n---\n"), 3);
    EXPECT_EQ(fault("---\nkey: x\n"), 1);
    EXPECT_EQ(fault("---\nkey: \xff\n---\n"), 1);
    EXPECT_EQ(fault(""), 1);
}

}  // namespace
}  // namespace hoigung::content
