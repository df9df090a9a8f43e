#include "notify/letter_html.hpp"

#include <algorithm>
#include <regex>
#include <set>

#include <gmock/gmock.h>

namespace hoigung::notify {
namespace {

using domain::LetterLink;
using domain::LetterSection;
using ::testing::HasSubstr;
using ::testing::Not;

domain::MailContent mail_with(LetterSection section) {
    domain::MailContent content;
    content.subject = "News";
    content.sender_name = "Hoigung";
    content.language = "en";
    content.letter = domain::Letter{.sections = {std::move(section)}};
    return content;
}

LetterSection everything() {
    return {.heading = "New jobs",
            .paragraphs = {"Two jobs match."},
            .code = "123456",
            .items = {{"Cook", {"Dragon Kitchen"}, "https://x.hk/cook/"}},
            .button = LetterLink{"See all", "https://x.hk/newest/"}};
}

std::set<std::string> all_matches(const std::string& html, const char* pattern) {
    const std::regex regex(pattern);
    std::set<std::string> found;
    for (std::sregex_iterator at(html.begin(), html.end(), regex), end; at != end; ++at)
        found.insert((*at)[1].str());
    return found;
}

TEST(LetterHtml, ShowsEachPartOfALetter) {
    RecordProperty("rows", "12.10");
    auto content = mail_with(everything());
    content.letter->footnotes = {"Why you get this."};
    content.letter->links = {{"Unsubscribe", "https://x.hk/unsubscribe/"}};
    const std::string html = letter_html(content);
    EXPECT_TRUE(html.starts_with("<!doctype html>\n<html lang=\"en\">\n"));
    EXPECT_THAT(html, HasSubstr("<title>News</title>"));
    EXPECT_THAT(html, HasSubstr(">New jobs</h1>"));
    EXPECT_THAT(html, HasSubstr(">Two jobs match.</p>"));
    EXPECT_THAT(html, HasSubstr(">123456</p>"));
    EXPECT_THAT(html, HasSubstr("href=\"https://x.hk/cook/\""));
    EXPECT_THAT(html, HasSubstr(">Dragon Kitchen</span>"));
    EXPECT_THAT(html, HasSubstr("href=\"https://x.hk/newest/\""));
    EXPECT_THAT(html, HasSubstr(">Why you get this.</p>"));
    EXPECT_THAT(html, HasSubstr("href=\"https://x.hk/unsubscribe/\""));
}

TEST(LetterHtml, LoadsNothing) {
    RecordProperty("rows", "12.10");
    const std::string html = letter_html(mail_with(everything()));
    for (const char* loading :
         {"<img", "<link", "<script", "<iframe", "src=", "url(", "@import", "@font-face"})
        EXPECT_THAT(html, Not(HasSubstr(loading)));
}

TEST(LetterHtml, HasAColourForDarkScreensWhereverItHasOne) {
    RecordProperty("rows", "12.10");
    auto content = mail_with(everything());
    content.letter->footnotes = {"Why you get this."};
    const std::string html = letter_html(content);
    EXPECT_THAT(html, HasSubstr("<meta name=\"color-scheme\" content=\"light dark\">"));
    EXPECT_THAT(html, HasSubstr("@media (prefers-color-scheme: dark)"));
    std::set<std::string> classes;
    for (const std::string& names : all_matches(html, "class=\"([^\"]*)\""))
        classes.merge(all_matches(names, "([a-z-]+)"));
    const auto rules = all_matches(html, "\n\\.([a-z-]+) \\{");
    EXPECT_TRUE(std::ranges::includes(rules, classes)) << "each class has a rule";
    // Without a class the light colour would stay.
    EXPECT_FALSE(std::regex_search(html, std::regex("<(p|a|td|li|span|h1|h2) style=\"[^\"]*color")));
}

TEST(LetterHtml, EscapesWhatPeopleWrote) {
    RecordProperty("rows", "12.10");
    constexpr std::string_view kHostile = R"(<script>alert("1")</script>'&)";
    constexpr std::string_view kEscaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;";
    const std::string hostile(kHostile);
    auto content = mail_with({.heading = hostile,
                              .paragraphs = {hostile},
                              .code = hostile,
                              .items = {{hostile, {hostile}, "https://x.hk/"}, {hostile, {}, ""}},
                              .button = LetterLink{hostile, "https://x.hk/"}});
    content.subject = content.sender_name = content.language = hostile;
    content.letter->footnotes = {hostile};
    content.letter->links = {{hostile, "https://x.hk/"}};
    const std::string html = letter_html(content);
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    std::size_t count = 0;
    for (auto at = html.find(kEscaped); at != std::string::npos; at = html.find(kEscaped, at + 1)) ++count;
    EXPECT_EQ(count, 12U) << "each text is shown as it was written";
}

TEST(LetterHtml, EndsNoAttributeWithAQuoteInAUrl) {
    const std::string url = R"(https://x.hk/"onclick="alert(1)'>)";
    const std::string html = letter_html(
        mail_with({.heading = "", .items = {{"Cook", {}, url}}, .button = LetterLink{"Go", url}}));
    EXPECT_THAT(html, HasSubstr("href=\"https://x.hk/&quot;onclick=&quot;alert(1)&#39;&gt;\""));
    EXPECT_THAT(html, Not(HasSubstr("\"onclick")));
}

TEST(LetterHtml, LinksOnlyToWebAddresses) {
    for (const std::string url : {"javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x",
                                  " https://x.hk/", "//x.hk/", ""}) {
        auto content =
            mail_with({.heading = "", .items = {{"Cook", {}, url}}, .button = LetterLink{"See all", url}});
        content.letter->links = {{"Unsubscribe", url}};
        const std::string html = letter_html(content);
        EXPECT_THAT(html, Not(HasSubstr("href"))) << url;
        for (const char* text : {"Cook", "See all", "Unsubscribe"}) EXPECT_THAT(html, HasSubstr(text)) << url;
    }
}

TEST(LetterHtml, KeepsChineseAndLinesOfAParagraph) {
    auto content = mail_with({.heading = "新職位", .paragraphs = {"第一行\n第二行"}});
    content.language = "zh-Hant-HK";
    const std::string html = letter_html(content);
    EXPECT_THAT(html, HasSubstr("<html lang=\"zh-Hant-HK\">"));
    EXPECT_THAT(html, HasSubstr(">新職位</h1>"));
    EXPECT_THAT(html, HasSubstr("第一行<br>\n第二行"));
}

TEST(LetterHtml, BreaksLongWordsInsteadOfGrowingWiderThanTheScreen) {
    const std::string html = letter_html(mail_with({.heading = std::string(500, 'a')}));
    EXPECT_THAT(html, HasSubstr(std::string(500, 'a')));
    EXPECT_THAT(html, HasSubstr("overflow-wrap:anywhere"));
    EXPECT_THAT(html, HasSubstr("width:100%;max-width:600px"));
    EXPECT_THAT(html, HasSubstr("table-layout:fixed"));
}

TEST(LetterHtml, HasOneHeadingOfTheFirstLevel) {
    auto content = mail_with({.heading = "", .paragraphs = {"Hello"}});
    content.letter->sections.push_back({.heading = "New jobs"});
    content.letter->sections.push_back({.heading = "Messages"});
    const std::string html = letter_html(content);
    EXPECT_THAT(html, HasSubstr(">New jobs</h1>"));
    EXPECT_THAT(html, HasSubstr(">Messages</h2>"));
}

}  // namespace
}  // namespace hoigung::notify
