#include <gmock/gmock.h>

#include "feeds/postings/feed_document.hpp"
#include "feeds/postings/feed_lines.hpp"
#include "feeds/postings/feed_time.hpp"
#include "feeds/postings/job_type_guess.hpp"
#include "feeds/postings/json_ld.hpp"
#include "feeds/postings/plain_text.hpp"
#include "feeds/postings/text_encoding.hpp"
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

const PlaceNames& places() {
    static const PlaceNames names(lists(), reference_files());
    return names;
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

TEST(PlainText, DecodesWhatWasEscapedTwice) {
    EXPECT_EQ(plain_text("&lt;p&gt;Tea &amp;amp; toast&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;"),
              "Tea & toast");
    EXPECT_EQ(plain_text("&amp;lt;b&amp;gt;Tea&amp;lt;/b&amp;gt;"), "Tea");
}

TEST(PlainText, ReadsNoFurtherThanAPostingCanGo) {
    std::string hostile;
    for (int i = 0; i < 400'000; ++i) hostile += "<b>";
    for (int i = 0; i < 400'000; ++i) hostile += "</i>";
    EXPECT_EQ(plain_text(hostile), "");
    const std::string page = "<style>" + std::string(300'000, 'x') +
                             "</style><img src=\"data:" + std::string(300'000, 'A') + "\"><p>Tea\x01</p>";
    EXPECT_EQ(plain_text(page), "Tea");
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
    expect("up to HK$25,000 per month", {}, 25000, PayUnit::month);
    expect("月薪高達 $25,000", {}, 25000, PayUnit::month);
    expect("$18,000+ / month, 5 days a week", 18000, {}, PayUnit::month);
    expect("$700 a day, 10 hours", 700, {}, PayUnit::day);
    expect("5-day week, HKD 18,000 to HKD 20,000 monthly, 13 months", 18000, 20000, PayUnit::month);
    expect("月薪1.8萬", 18000, {}, PayUnit::month);
}

TEST(Pay, AFieldForTheUnitHasTheWordsThatATextHas) {
    const auto same = [](PayUnit unit, std::initializer_list<const char*> texts) {
        for (const std::string text : texts) {
            EXPECT_EQ(parse_pay_unit(text), unit) << text;
            EXPECT_EQ(parse_pay("$600 " + text).unit, unit) << text;
        }
    };
    same(PayUnit::hour, {"per hour", "an hour", "/hr", "/ h", "hourly", "每小時", "每個鐘", "時薪"});
    same(PayUnit::day, {"per day", "/day", "daily", "per shift", "每日", "/天", "每更", "日薪"});
    same(PayUnit::week, {"per week", "/wk", "weekly", "每週", "每星期", "週薪"});
    same(PayUnit::month, {"per month", "/mth", "/mo", "p.m.", "monthly", "每月", "每個月", "月薪"});
    same(PayUnit::year, {"per year", "/yr", "p.a.", "per annum", "annually", "每年", "年薪"});
    EXPECT_EQ(parse_pay_unit("HOUR"), PayUnit::hour);
    EXPECT_EQ(parse_pay_unit("HKD per month"), PayUnit::month);
    EXPECT_EQ(parse_pay("$600, 8 hours, extra day off").unit, PayUnit::unknown);
}

TEST(Pay, InAnotherCurrencyIsNamed) {
    EXPECT_EQ(parse_pay("US$3,000 per month").foreign_currency, "US$");
    EXPECT_EQ(parse_pay("RMB 8000").foreign_currency, "RMB");
    EXPECT_EQ(parse_pay("£12 an hour").foreign_currency, "£");
    EXPECT_EQ(parse_pay("HK$60 an hour, entrepreneurs welcome").foreign_currency, "");
    EXPECT_EQ(foreign_currency("HKD"), "");
    EXPECT_EQ(foreign_currency("SGD"), "SGD");
}

TEST(FeedTime, TakesEveryFormOfIsoAndMail) {
    const auto midnight = base::parse_timestamp("2026-11-14T16:00:00Z");
    for (const char* text :
         {"2026-11-15", "20261115", "2026/11/15", "2026-319", "2026319", "2026-W46-7", "2026W467",
          "2026-11-15T00:00", "2026-11-15 00:00:00", "2026-11-15T00:00:00+08:00", "20261115T000000+0800",
          "2026-11-15T00+08", "2026-11-14T16:00:00.000Z", "2026-11-14T24:00:00",
          "Sat, 14 Nov 2026 16:00:00 GMT", "15 Nov 2026 00:00:00 +0800", "15 November 2026",
          "November 15, 2026", "Sunday, 15 Nov 2026"})
        EXPECT_EQ(parse_feed_time(text), midnight) << text;
    for (const char* text :
         {"", "soon", "Mon, 99 Nov 2026", "15 Foo 2026", "2026-13-01", ",", "2026", "15/11/2026",
          "2026-11-15T25:00", "2026-11-15T00:00 EST", "2026-000", "2026-W60"})
        EXPECT_EQ(parse_feed_time(text), std::nullopt) << text;
}

TEST(FeedTime, EndsWithTheDayThatItNames) {
    const auto last = base::parse_timestamp("2026-12-31T15:59:59.999Z");
    EXPECT_EQ(parse_feed_end("2026-12-31"), last);
    EXPECT_EQ(parse_feed_end("2026-12"), last);
    EXPECT_EQ(parse_feed_end("2026-12-31T10:00:00Z"), base::parse_timestamp("2026-12-31T10:00:00Z"));
}

TEST(EmploymentWords, AreThoseOfFeeds) {
    EXPECT_EQ(parse_employment("parttime"), Employment::part_time);
    EXPECT_EQ(parse_employment("PART_TIME"), Employment::part_time);
    EXPECT_EQ(parse_employment("全職"), Employment::full_time);
    EXPECT_EQ(parse_employment("TEMPORARY"), Employment::temp);
    EXPECT_EQ(parse_employment("Casual"), Employment::part_time);
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
    const auto lines = lines_of(feed->front(), lists(), places());
    ASSERT_TRUE(lines.ok());
    const auto& company = lines->company;
    const auto& job = lines->job;
    EXPECT_EQ(company.profile.name.en, "Silver Dragon");
    EXPECT_EQ(job.company_id, company.id);
    EXPECT_EQ(job.posting.description.en, "Serve dim sum.");
    EXPECT_EQ(job.posting.addresses.front().district, "030503");
    EXPECT_EQ(job.posting.hourly_rate, (domain::Range<int>{60, 65}));
    EXPECT_EQ(job.posting.job_types, std::vector<std::string>{"WW"});

    const auto lost = lines_of(feed->back(), lists(), places());
    ASSERT_FALSE(lost.ok());
    EXPECT_THAT(lost.error(),
                ::testing::ElementsAre("the description is missing", HasSubstr("the company is missing"),
                                       "the place of work is missing"));
}

TEST(XmlFeed, GivesAJobTheSameIdAgainAndAnotherPublishersAnother) {
    const auto id = [](std::string text) {
        const auto feed = read_xml_feed(text);
        return lines_of(feed->front(), lists(), places())->job.id;
    };
    std::string elsewhere(kXml);
    elsewhere.replace(elsewhere.find("Example Jobs"), 12, "Another One!");
    EXPECT_EQ(id(std::string(kXml)), id(std::string(kXml)));
    EXPECT_NE(id(std::string(kXml)), id(elsewhere));
}

TEST(XmlFeed, RefusesWhatIsNone) {
    EXPECT_THAT(read_xml_feed("<source><job>").error(), HasSubstr("not XML"));
    EXPECT_THAT(read_xml_feed("<html/>").error(), HasSubstr("no <job>"));
    EXPECT_THAT(read_xml_feed("").error(), HasSubstr("not XML"));
    // Entities of a document type are not expanded.
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
        const auto lines = lines_of(feed->front(), lists(), places());
        ASSERT_TRUE(lines.ok());
        const auto& job = lines->job;
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
    EXPECT_FALSE(lines_of(odd->front(), lists(), places()).ok());
}

}  // namespace
}  // namespace hoigung::feeds
