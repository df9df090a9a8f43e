#include <gmock/gmock.h>

#include "feeds/postings/job_type_guess.hpp"
#include "feeds/postings/json_ld.hpp"
#include "feeds/postings/plain_text.hpp"
#include "feeds/postings/xml_feed.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::feeds {
namespace {

using domain::Employment;
using ::testing::HasSubstr;

const domain::ReferenceLists& lists() {
    static const domain::ReferenceLists all(read_reference_lists(reference_files()));
    return all;
}

TEST(PlainText, KeepsTheWordsOfHtmlAndItsLines) {
    EXPECT_EQ(plain_text("<p>Serve &amp; smile</p><ul><li>Tea</li><li>Toast&#33;</li></ul>"),
              "Serve & smile\n• Tea\n• Toast!");
    EXPECT_EQ(plain_text("a<br/>b<BR>c  d"), "a\nb\nc d");
    EXPECT_EQ(plain_text("<table><tr><td>Pay</td><td>$60</td></tr></table>after"), "Pay\n$60\nafter");
    EXPECT_EQ(plain_text("&ldquo;Tea&rdquo;, caf&eacute; &ndash; two&nbsp;&nbsp;words"),
              "“Tea”, café – two words");
    EXPECT_EQ(plain_text("5 < 6 & 7 > 2 &unknown; &#x4E2D;&#0;"), "5 < 6 & 7 > 2 &unknown; 中");
    EXPECT_EQ(plain_text("<p"), "<p");
    EXPECT_EQ(plain_text("<B>急聘</B>：<三年經驗> <>"), "急聘：<三年經驗> <>");
    EXPECT_EQ(plain_text("<b>\xff\xfe</b>"), "\xEF\xBF\xBD\xEF\xBF\xBD");
    EXPECT_EQ(plain_text("<meta charset=\"big5\"><b>急聘</b>"), "急聘");
}

TEST(PlainText, LeavesOutWhatNobodyIsToRead) {
    EXPECT_EQ(plain_text("<script>alert(1)</script>x"), "x");
    EXPECT_EQ(plain_text("a<style>p { color: red }</style>b"), "a\nb");
    EXPECT_EQ(plain_text("<!-- no > yes -->a<a title=\"1 > 0\">b</a>"), "ab");
    EXPECT_EQ(plain_text("<?xml:namespace prefix=\"o\" />a<o:p>b</o:p>"), "ab");
}

TEST(PlainText, ReadsNothingThatIsTooLongForAPosting) {
    std::string hostile;
    for (int i = 0; i < 400'000; ++i) hostile += "<b>";
    for (int i = 0; i < 400'000; ++i) hostile += "</i>";
    EXPECT_EQ(plain_text(hostile), hostile);
}

TEST(Pay, IsReadFromTheWaysPeopleWriteIt) {
    const auto expect = [](std::string_view text, std::optional<double> from, std::optional<double> to,
                           PayUnit unit) {
        const Pay pay = parse_pay(text);
        EXPECT_EQ(pay.range.from, from) << text;
        EXPECT_EQ(pay.range.to, to) << text;
        EXPECT_EQ(pay.unit, unit) << text;
    };
    expect("HK$60 - $65 per hour", 60, 65, PayUnit::hour);
    expect("時薪 $62.5", 62.5, {}, PayUnit::hour);
    expect("月薪 $15,000-18,000", 15000, 18000, PayUnit::month);
    expect("15-18K / month", 15000, 18000, PayUnit::month);
    expect("HKD 240000 per annum", 240000, {}, PayUnit::year);
    expect("$700 a day", 700, {}, PayUnit::day);
    expect("$16,000", 16000, {}, PayUnit::unknown);
    expect("Negotiable", {}, {}, PayUnit::unknown);
}

TEST(FeedTime, TakesIsoAndMail) {
    const auto midnight = base::parse_timestamp("2026-11-14T16:00:00Z");
    EXPECT_EQ(parse_feed_time("2026-11-15"), midnight);
    EXPECT_EQ(parse_feed_time("2026-11-15T00:00:00+08:00"), midnight);
    EXPECT_EQ(parse_feed_time("Sat, 14 Nov 2026 16:00:00 GMT"), midnight);
    EXPECT_EQ(parse_feed_time("15 Nov 2026 00:00:00 +0800"), midnight);
    for (const char* text : {"", "soon", "Mon, 99 Nov 2026", "15 Foo 2026", "2026-13-01", ","})
        EXPECT_EQ(parse_feed_time(text), std::nullopt) << text;
}

TEST(EmploymentWords, AreThoseOfFeeds) {
    EXPECT_EQ(parse_employment("parttime"), Employment::part_time);
    EXPECT_EQ(parse_employment("PART_TIME"), Employment::part_time);
    EXPECT_EQ(parse_employment("全職"), Employment::full_time);
    EXPECT_EQ(parse_employment("TEMPORARY"), Employment::temp);
    EXPECT_EQ(parse_employment("volunteer"), std::nullopt);
}

TEST(JobTypeGuess, GoesByTheTitleAndThenTheCategory) {
    const auto guess = [](std::string_view title, std::string_view category = "") {
        return guess_job_type(title, category, lists());
    };
    EXPECT_EQ(guess("Part-time Waiter (Mong Kok)"), "WW");
    EXPECT_EQ(guess("兼職侍應"), "WW");
    EXPECT_EQ(guess("Security Guards, night shift"), "SG");
    EXPECT_EQ(guess("Cashier", "Retail"), "SC");
    EXPECT_EQ(guess("Cashier", "Restaurant / Food & Beverage"), "RC");
    EXPECT_EQ(guess("Astronaut"), "OW");
    EXPECT_EQ(guess("New colleagues wanted", "Barista"), "BR");
}

constexpr std::string_view kXml = R"(<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Example Jobs</publisher>
<job><title><![CDATA[Waiter]]></title><referencenumber>A-1</referencenumber><company>Silver Dragon</company>
<city>Mong Kok</city><state>Kowloon</state><country>HK</country>
<description><![CDATA[<p>Serve <b>dim sum</b>.</p>]]></description><salary>$60 - $65 per hour</salary>
<jobtype>parttime</jobtype><date>2026-11-10</date></job>
<job><title>Lost</title></job></source>)";

TEST(XmlFeed, MakesLinesOfItsJobs) {
    const auto feed = read_xml_feed(kXml);
    ASSERT_TRUE(feed.ok());
    ASSERT_EQ(feed->size(), 2U);
    const auto lines = lines_of(feed->front(), lists());
    ASSERT_TRUE(lines.ok());
    const auto& company = std::get<domain::CompanyLine>(lines->front());
    const auto& job = std::get<domain::JobLine>(lines->back());
    EXPECT_EQ(company.profile.name.en, "Silver Dragon");
    EXPECT_EQ(job.company_id, company.id);
    EXPECT_EQ(job.posting.description.en, "Serve dim sum.");
    EXPECT_EQ(job.posting.addresses.front().district, "030503");
    EXPECT_EQ(job.posting.hourly_rate, (domain::Range<int>{60, 65}));
    EXPECT_EQ(job.posting.job_types, std::vector<std::string>{"WW"});

    const auto lost = lines_of(feed->back(), lists());
    ASSERT_FALSE(lost.ok());
    EXPECT_EQ(lost.error().size(), 4U);
}

TEST(XmlFeed, GivesAJobTheSameIdAgainAndAnotherPublishersAnother) {
    const auto id = [](std::string text) {
        const auto feed = read_xml_feed(text);
        const auto lines = lines_of(feed->front(), lists());
        return std::get<domain::JobLine>(lines->back()).id;
    };
    std::string elsewhere(kXml);
    elsewhere.replace(elsewhere.find("Example Jobs"), 12, "Another One!");
    EXPECT_EQ(id(std::string(kXml)), id(std::string(kXml)));
    EXPECT_NE(id(std::string(kXml)), id(elsewhere));
}

TEST(XmlFeed, RefusesWhatIsNone) {
    EXPECT_THAT(read_xml_feed("<source><job>").error(), HasSubstr("not XML"));
    EXPECT_THAT(read_xml_feed("<html/>").error(), HasSubstr("<source>"));
    EXPECT_THAT(read_xml_feed("").error(), HasSubstr("not XML"));
    // No entity of a document type is looked at.
    const auto bomb = read_xml_feed(
        R"(<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><source><job><title>&b;</title></job></source>)");
    ASSERT_TRUE(bomb.ok());
    EXPECT_EQ(bomb->front().title, "&b;");
}

TEST(JsonLd, MakesLinesOfAPostingAListAndAGraph) {
    const std::string posting = R"({"@context":"https://schema.org/","@type":"JobPosting","title":"保安員",
        "description":"<p>夜更</p>","identifier":{"@type":"PropertyValue","name":"Guard Co","value":7},
        "datePosted":"2026-11-10","validThrough":"2026-12-31T00:00","employmentType":["FULL_TIME","PART_TIME"],
        "hiringOrganization":{"@type":"Organization","name":"Guard Co"},
        "jobLocation":{"@type":"Place","address":{"streetAddress":"1 Example Road","addressLocality":"Kwun Tong",
        "addressRegion":"Kowloon"},"geo":{"latitude":22.31,"longitude":114.22}},
        "baseSalary":{"@type":"MonetaryAmount","currency":"HKD","value":{"minValue":15000,"maxValue":"18,000",
        "unitText":"MONTH"}},"totalJobOpenings":3})";
    for (const std::string& text :
         {posting, "[" + posting + "]", R"({"@graph":[{"@type":"WebSite"},)" + posting + "]}"}) {
        const auto feed = read_json_ld(text);
        ASSERT_TRUE(feed.ok());
        const auto lines = lines_of(feed->front(), lists());
        ASSERT_TRUE(lines.ok());
        const auto& job = std::get<domain::JobLine>(lines->back());
        EXPECT_EQ(job.posting.name.zh_hant, "保安員");
        EXPECT_EQ(job.posting.employment, Employment::full_time);
        EXPECT_EQ(job.posting.monthly_rate, (domain::Range<int>{15000, 18000}));
        EXPECT_EQ(job.posting.addresses.front().district, "030902");
        EXPECT_EQ(job.posting.vacancy, 3);
        EXPECT_EQ(job.posting.job_types, std::vector<std::string>{"SG"});
    }
}

TEST(JsonLd, RefusesWhatHoldsNoPosting) {
    EXPECT_THAT(read_json_ld("{").error(), HasSubstr("not JSON"));
    for (const char* text :
         {"{}", "[]", "null", R"({"@type":"Person"})", R"({"@graph":7})", "[[[[[[[]]]]]]]"})
        EXPECT_THAT(read_json_ld(text).error(), HasSubstr("no JobPosting")) << text;
    const auto odd =
        read_json_ld(R"({"@type":"JobPosting","title":[],"jobLocation":5,"baseSalary":[{"value":[]}],
        "identifier":{"value":{"value":{}}},"employmentType":{}})");
    ASSERT_TRUE(odd.ok());
    EXPECT_FALSE(lines_of(odd->front(), lists()).ok());
}

}  // namespace
}  // namespace hoigung::feeds
