#include "content/markdown.hpp"

#include <gmock/gmock.h>

namespace hoigung::content {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Markdown, KnowsTablesAndLetsThemScroll) {
    const auto text = render_markdown("| Day | Pay |\n|---|---|\n| Mon | $60 |\n", {.table_label = "表格"});
    EXPECT_THAT(text.html, HasSubstr("<div role=\"region\" aria-label=\"表格 1\" tabindex=\"0\"><table>"));
    EXPECT_THAT(text.html, HasSubstr("<td>$60</td>"));
    EXPECT_THAT(text.html, HasSubstr("</table></div>"));
}

TEST(Markdown, LeavesHtmlOut) {
    const auto text =
        render_markdown("<script>alert(1)</script>\n\nA <b onclick=x>b</b> [c](javascript:d)\n", {});
    EXPECT_THAT(text.html, Not(HasSubstr("<script")));
    EXPECT_THAT(text.html, Not(HasSubstr("onclick")));
    EXPECT_THAT(text.html, Not(HasSubstr("javascript:")));
}

TEST(Markdown, GivesTheHeadingsOfSeveralTextsOnOnePageDifferentIds) {
    const auto first = render_markdown("## What to bring\n", {.id_prefix = "job-fair-"});
    const auto second = render_markdown("## What to bring\n", {.id_prefix = "open-day-"});
    EXPECT_THAT(first.html, HasSubstr("<h2 id=\"job-fair-what-to-bring\">"));
    EXPECT_THAT(second.html, HasSubstr("<h2 id=\"open-day-what-to-bring\">"));
}

TEST(Markdown, GivesEveryHeadingAnIdOfItsOwn) {
    const auto text = render_markdown("## What to bring\n\nx\n\n## What to bring\n\n### Small\n", {});
    EXPECT_THAT(text.html, HasSubstr("<h2 id=\"what-to-bring\">What to bring</h2>"));
    EXPECT_THAT(text.html, HasSubstr("<h2 id=\"what-to-bring-2\">"));
    ASSERT_EQ(text.headings.size(), 2U);
    EXPECT_EQ(text.headings[1].id, "what-to-bring-2");
}

TEST(Markdown, TellsLinksAndPicturesWithTheirLines) {
    const auto text = render_markdown(
        "One\n\nTwo [jobs](/hk/find-jobs/).\n\n![](a.svg) ![A cup](b.svg)\n\n# Top\n",
        {.picture_address = [](std::string_view name) { return "/content/" + std::string(name); }});
    ASSERT_EQ(text.links.size(), 1U);
    EXPECT_EQ(text.links[0].target, "/hk/find-jobs/");
    EXPECT_EQ(text.links[0].line, 3);
    ASSERT_EQ(text.pictures.size(), 2U);
    EXPECT_EQ(text.pictures[0].text, "");
    EXPECT_EQ(text.pictures[1].text, "A cup");
    EXPECT_THAT(text.html, HasSubstr("<img src=\"/content/b.svg\" alt=\"A cup\""));
    EXPECT_THAT(text.first_level_headings, ::testing::ElementsAre(7));
}

TEST(Markdown, PutsNoSpaceBetweenLinesOfChinese) {
    const auto text = render_markdown("第一行，\n第二行\nEnglish\n**粗體**\n完。\n", {});
    EXPECT_THAT(text.html, HasSubstr("第一行，第二行\nEnglish\n<strong>粗體</strong>完。"));
    EXPECT_EQ(text.plain, "第一行，第二行 English 粗體完。");
}

}  // namespace
}  // namespace hoigung::content
