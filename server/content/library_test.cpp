#include "content/library.hpp"

#include <filesystem>
#include <fstream>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <unistd.h>

#include "content/check.hpp"
#include "content/load.hpp"
#include "content/page_data.hpp"
#include "content/rss.hpp"
#include "content/search.hpp"

namespace hoigung::content {
namespace {

namespace fs = std::filesystem;
using domain::Locale;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view kCategories = R"({
  "blogs": [{"key": "interview", "slug": {"zh-hant": "見工", "en": "interviews"},
             "name": {"zh-hant": "見工", "en": "Interviews"}}],
  "employer-blogs": [{"key": "hiring", "slug": {"zh-hant": "招聘", "en": "hiring"},
                      "name": {"zh-hant": "招聘", "en": "Hiring"}}]
})";

// A temporary folder of articles that the test writes.
class ContentFolder : public ::testing::Test {
  protected:
    void SetUp() override {
        write("categories.json", kCategories);
        write("covers/cup.svg", "<svg/>");
    }
    void TearDown() override { fs::remove_all(folder_); }

    void write(const std::string& file, std::string_view text) const {
        fs::create_directories((folder_ / file).parent_path());
        std::ofstream(folder_ / file, std::ios::binary) << text;
    }
    void blog(const std::string& locale, const std::string& name, const std::string& key,
              const std::string& created, const std::string& more = "", const std::string& text = "Text.\n") {
        write("blogs/" + locale + "/" + name + ".md",
              "---\nkey: " + key + "\ntitle: Title of " + key +
                  "\ndescription: About it\ncategory: interview\ncreated: " + created + "\n" + more +
                  "---\n" + text);
    }
    Loaded load(bool drafts = false) { return load_folder(folder_, {.drafts = drafts}); }
    std::unique_ptr<Library> library(bool drafts = false) {
        auto loaded = load(drafts);
        EXPECT_THAT(loaded.problems, IsEmpty());
        return std::make_unique<Library>(std::move(loaded.contents));
    }
    boost::json::value data(const Library& library, Locale locale, const std::vector<std::string>& path,
                            std::string_view q = "") {
        const auto json = page_data(library, locale, path, q);
        return json ? boost::json::parse(*json) : boost::json::value();
    }

    fs::path folder_ = fs::temp_directory_path() / ("hoigung-content-" + std::to_string(getpid()));
};

std::vector<std::string> keys(const boost::json::value& data) {
    std::vector<std::string> found;
    for (const auto& article : data.at("articles").as_array())
        found.emplace_back(std::string_view(article.at("key").as_string()));
    return found;
}

TEST_F(ContentFolder, ReadsAnArticleWithItsCoverDatesAndText) {
    blog("en", "first", "first", "2026-03-02",
         "updated: 2026-09-01\ncover: cup.svg\ncover_text: A cup of tea\n", "Hello **there**.\n\n## Next\n");
    const auto articles = library();
    const Article* article = articles->find(Dir::blogs, Locale::en, "first");
    ASSERT_NE(article, nullptr);
    EXPECT_THAT(article->cover, ::testing::MatchesRegex("/content/covers/cup-[0-9a-f]{8}\\.svg"));
    EXPECT_EQ(base::to_iso(article->created), "2026-03-02");
    EXPECT_EQ(base::to_iso(article->updated), "2026-09-01");
    EXPECT_EQ(article->excerpt, "Hello there. Next");
    EXPECT_EQ(article->reading_minutes, 1);
    const std::string name = article->cover.substr(article->cover.rfind('/') + 1);
    EXPECT_EQ(*articles->pictures().bytes(name), "<svg/>");
}

TEST_F(ContentFolder, SaysTheNameOfTheSiteInTheLanguageOfTheArticle) {
    for (const std::string locale : {"zh-hant", "en"})
        blog(locale, "first", "of-{site_name}", "2026-03-02", "", "Welcome to {site_name}.\n");
    std::string categories(kCategories);
    categories.replace(categories.find("\"Interviews\""), 12, "\"Interviews of {site_name}\"");
    write("categories.json", categories);
    auto [contents, problems] = load_folder(folder_, {.site_name = {"招工", "Jobs"}});
    EXPECT_THAT(problems, IsEmpty());
    const Library articles(std::move(contents));
    const Article* english = articles.find(Dir::blogs, Locale::en, "first");
    const Article* chinese = articles.find(Dir::blogs, Locale::zh_hant, "first");
    ASSERT_TRUE(english != nullptr && chinese != nullptr);
    EXPECT_EQ(english->title, "Title of of-Jobs");
    EXPECT_EQ(chinese->excerpt, "Welcome to 招工.");
    EXPECT_EQ(articles.category(Dir::blogs, "interview")->name.en, "Interviews of Jobs");
}

TEST_F(ContentFolder, SaysThePrices) {
    blog("en", "first", "first", "2026-03-02", "", "{prices}\n");
    auto [contents, problems] =
        load_folder(folder_, {.prices = {"", "| What | Price |\n|---|---|\n| Posting | Free |\n"}});
    EXPECT_THAT(problems, IsEmpty());
    const Library articles(std::move(contents));
    EXPECT_THAT(articles.find(Dir::blogs, Locale::en, "first")->text.html, HasSubstr("<td>Free</td>"));
}

TEST_F(ContentFolder, SaysWhatIsWrongWithAFileAndWhere) {
    write("blogs/en/bad.md",
          "---\nkey: bad\ntitle: T\ndescription: D\ncategory: interview\ncreated: yesterday\nfoo: bar\n"
          "published: maybe\ncover: none.svg\ncover_text: x\n---\n# Top\n\n![](cup.svg)\n");
    write("news/en/n.md", "---\nkey: n\ntitle: T\ndescription: D\ncreated: 2026-01-01\n---\nText\n");
    std::vector<std::string> said;
    for (const Problem& problem : load().problems) said.push_back(problem.text());
    EXPECT_THAT(said, Contains("blogs/en/bad.md:6: created is not a date: yesterday"));
    EXPECT_THAT(said, Contains("blogs/en/bad.md:7: there is no field foo"));
    EXPECT_THAT(said, Contains("blogs/en/bad.md:8: published must be true or false, not maybe"));
    EXPECT_THAT(said, Contains("blogs/en/bad.md:9: there is no picture covers/none.svg"));
    EXPECT_THAT(said, Contains(HasSubstr("blogs/en/bad.md:12: headings begin at ##")));
    EXPECT_THAT(said, Contains("blogs/en/bad.md:14: a picture has no text"));
    EXPECT_THAT(said, Contains("news/en/n.md:1: a news item needs an https url"));
}

TEST_F(ContentFolder, SaysWhichFilesCannotBeRead) {
    blog("en", "first", "first", "2026-01-01");
    // A symlink to itself.
    fs::create_symlink("round.md", folder_ / "blogs/en/round.md");
    fs::create_symlink("gone.svg", folder_ / "covers/dangling.svg");
    const auto loaded = load();
    EXPECT_THAT(loaded.problems, ElementsAre(Problem{"blogs/en/round.md", 1, "cannot be read"}));
    EXPECT_EQ(loaded.contents.articles.size(), 1U);
    const std::string before = fingerprint(folder_);
    fs::remove(folder_ / "blogs/en/round.md");
    EXPECT_NE(fingerprint(folder_), before);
}

TEST_F(ContentFolder, RefusesASecondFileWithTheSameKeyOrAddress) {
    blog("en", "a", "same", "2026-01-01");
    blog("en", "b", "same", "2026-01-01");
    write("employer/en/x.md", "---\nkey: x\ntitle: T\ndescription: D\ncreated: 2026-01-01\n---\nText\n");
    write("employer-blogs/en/x.md",
          "---\nkey: y\ntitle: T\ndescription: D\ncategory: hiring\ncreated: 2026-01-01\n---\nText\n");
    std::vector<std::string> said;
    for (const Problem& problem : load().problems) said.push_back(problem.text());
    EXPECT_THAT(said, ::testing::UnorderedElementsAre(HasSubstr("blogs/en/b.md:2: has the key same"),
                                                      HasSubstr("employer/en/x.md:1: has the address")));
}

// Article lists contain published articles only in production and beta builds.
TEST_F(ContentFolder, LeavesDraftsOutUnlessTheyAreAskedFor) {
    RecordProperty("rows", "9.14");
    blog("en", "draft", "draft", "2026-01-01", "published: false\n");
    EXPECT_EQ(library()->find(Dir::blogs, Locale::en, "draft"), nullptr);
    EXPECT_NE(library(true)->find(Dir::blogs, Locale::en, "draft"), nullptr);
}

// Pages of 10, newest first; a page past the end does not exist.
TEST_F(ContentFolder, PagesListsByTenNewestFirst) {
    RecordProperty("rows", "9.12 9.13");
    for (int i = 10; i < 22; ++i)
        blog("en", "a" + std::to_string(i), "k" + std::to_string(i), "2026-01-" + std::to_string(i));
    const auto articles = library();
    const auto first = data(*articles, Locale::en, {"blogs-list"});
    EXPECT_EQ(keys(first).size(), 10U);
    EXPECT_EQ(keys(first).front(), "k21");
    EXPECT_EQ(first.at("pages").as_int64(), 2);
    EXPECT_THAT(keys(data(*articles, Locale::en, {"blogs-list", "2"})), ElementsAre("k11", "k10"));
    EXPECT_THAT(keys(data(*articles, Locale::en, {"blogs-list", "interviews", "2"})),
                ElementsAre("k11", "k10"));
    EXPECT_TRUE(data(*articles, Locale::en, {"blogs-list", "3"}).is_null());
    EXPECT_TRUE(data(*articles, Locale::en, {"blogs-list", "0"}).is_null());
    EXPECT_TRUE(data(*articles, Locale::en, {"blogs-list", "nothing"}).is_null());
    EXPECT_EQ(keys(data(*articles, Locale::zh_hant, {"blogs-list"})).size(), 0U);
}

// Each article has its own path in either language.
TEST_F(ContentFolder, LeadsToTheCounterpartOrToTheList) {
    RecordProperty("rows", "2.62");
    blog("en", "first-interview", "first", "2026-01-01");
    blog("zh-hant", "第一次見工", "first", "2026-01-01");
    blog("en", "alone", "alone", "2026-01-01");
    const auto articles = library();
    const auto page = data(*articles, Locale::en, {"blogs", "first-interview"});
    EXPECT_EQ(page.at("paths").at("zh-hant").as_string(),
              "/blogs/%E7%AC%AC%E4%B8%80%E6%AC%A1%E8%A6%8B%E5%B7%A5/");
    EXPECT_EQ(page.at("article").at("url").as_string(), "/hk/en/blogs/first-interview/");
    EXPECT_EQ(data(*articles, Locale::en, {"blogs", "alone"}).at("paths").at("zh-hant").as_string(),
              "/blogs-list/");
    // A name of the other language redirects.
    EXPECT_EQ(data(*articles, Locale::en, {"blogs", "第一次見工"}).at("moved").as_string(),
              "/blogs/first-interview/");
    EXPECT_EQ(data(*articles, Locale::en, {"blogs-list", "見工"}).at("moved").as_string(),
              "/blogs-list/interviews/");
    EXPECT_EQ(data(*articles, Locale::en, {"blogs"}).at("moved").as_string(), "/blogs-list/");
}

TEST_F(ContentFolder, SearchesTitlesDescriptionsAndTexts) {
    blog("zh-hant", "a", "uniform", "2026-01-01", "", "返工要着整齊制服，鞋要防滑。\n");
    blog("zh-hant", "b", "pay", "2026-01-02", "", "最低工資與糧單。制服不可扣錢。\n");
    const auto articles = library();
    EXPECT_THAT(keys(data(*articles, Locale::zh_hant, {"blogs-list"}, "整齊制服")), ElementsAre("uniform"));
    EXPECT_THAT(keys(data(*articles, Locale::zh_hant, {"blogs-list"}, "制服")),
                ElementsAre("pay", "uniform"));
    EXPECT_THAT(keys(data(*articles, Locale::zh_hant, {"blogs-list"}, "UNIFORM")), ElementsAre("uniform"));
    EXPECT_THAT(keys(data(*articles, Locale::zh_hant, {"blogs-list"}, "制服 工資")), ElementsAre("pay"));
    EXPECT_THAT(keys(data(*articles, Locale::zh_hant, {"blogs-list"}, "太空人")), IsEmpty());
}

// The database contains the lists, and articles with all their members.
TEST_F(ContentFolder, WritesADatabaseWhoseNameChangesWithIt) {
    RecordProperty("rows", "3.60 7.42");
    blog("en", "first", "first", "2026-01-01", "cover: cup.svg\ncover_text: A cup\n");
    const auto before = library();
    const auto json = boost::json::parse(before->database(Locale::en));
    const auto& article = json.at("articles").at(0).as_object();
    for (const char* member :
         {"dir", "url", "coverImage", "createdAt", "lastUpdatedAt", "description", "excerpt", "body"})
        EXPECT_TRUE(article.contains(member)) << member;
    EXPECT_EQ(json.at("lists").at("blogs").at("categories").at(0).at("name").as_string(), "Interviews");
    EXPECT_THAT(before->database_address(Locale::en), HasSubstr("/content/db-"));
    blog("en", "first", "first", "2026-01-01", "", "Another text.\n");
    EXPECT_NE(library()->database_address(Locale::en), before->database_address(Locale::en));
}

// A cover that is visible at once is inlined and needs no request; the others, and the database, only link
// it.
TEST_F(ContentFolder, SendsTheDrawingsThatAreSeenAtOnceWithThePage) {
    for (const char* day : {"1", "2", "3"})
        blog("en", std::string("day-") + day, std::string("k") + day, std::string("2026-01-0") + day,
             "cover: cup.svg\ncover_text: A cup\n");
    const auto articles = library();
    const auto page = data(*articles, Locale::en, {"blogs", "day-1"});
    const auto& article = page.at("article").as_object();
    EXPECT_THAT(std::string(article.at("coverDrawing").as_string()),
                AllOf(StartsWith("data:image/svg+xml,%3Csvg"), Not(HasSubstr("<")), Not(HasSubstr("\""))));
    EXPECT_FALSE(page.at("related").at(0).as_object().contains("coverDrawing"));
    const auto list = data(*articles, Locale::en, {"blogs-list"});
    std::vector<bool> drawn;
    for (const auto& each : list.at("articles").as_array())
        drawn.push_back(each.as_object().contains("coverDrawing"));
    EXPECT_THAT(drawn, ElementsAre(true, true, false));
    EXPECT_THAT(articles->database(Locale::en), Not(HasSubstr("coverDrawing")));
}

TEST(Pictures, LeavesLargePicturesAndPhotographsWhereTheyAre) {
    Pictures pictures("/content");
    pictures.add("large.svg", std::string(7000, 'x'));
    pictures.add("photograph.webp", "RIFF");
    pictures.add("small.svg", "<svg a='#'>100%</svg>");
    EXPECT_EQ(pictures.drawing(pictures.address("large.svg")), "");
    EXPECT_EQ(pictures.drawing(pictures.address("photograph.webp")), "");
    EXPECT_EQ(pictures.drawing("/content/covers/nothing.svg"), "");
    EXPECT_EQ(pictures.drawing(pictures.address("small.svg")),
              "data:image/svg+xml,%3Csvg a=%27%23%27%3E100%25%3C/svg%3E");
    Pictures elsewhere("https://cdn.example.hk/content");
    elsewhere.add("small.svg", "<svg/>");
    EXPECT_EQ(elsewhere.drawing(elsewhere.address("small.svg")), "");
}

TEST_F(ContentFolder, FingerprintChangesWithAFile) {
    blog("en", "first", "first", "2026-01-01");
    const std::string before = fingerprint(folder_);
    EXPECT_EQ(fingerprint(folder_), before);
    blog("en", "second", "second", "2026-01-01");
    EXPECT_NE(fingerprint(folder_), before);
}

TEST_F(ContentFolder, CheckFindsMissingTranslationsAndDeadLinks) {
    blog("en", "first", "first", "2026-01-01", "related: nobody\n",
         "[a](/hk/en/blogs/first/) [b](/hk/en/blogs/gone/) [c](/hk/en/blogs/first) [d](/hk/blogs-list/)\n\n"
         "[e](/hk/en/find-jobs/?q=x) [f](/hk/en/find/) [g](https://www.labour.gov.hk/) [h](http://x.hk/)\n");
    const auto articles = library();
    std::vector<std::string> said;
    for (const Problem& problem :
         check_library(*articles, [](Locale, const std::vector<std::string>& segments) {
             return segments == std::vector<std::string>{"find-jobs"};
         }))
        said.push_back(problem.text());
    EXPECT_THAT(said, Contains("blogs/en/first.md:2: first has no translation"));
    EXPECT_THAT(said, Contains("blogs/en/first.md:1: there is no article nobody"));
    EXPECT_THAT(said, Contains("blogs/en/first.md:9: the link /hk/en/blogs/gone/ is dead"));
    EXPECT_THAT(said, Contains("blogs/en/first.md:9: the link /hk/en/blogs/first has no slash at its end"));
    EXPECT_THAT(said, Contains("blogs/en/first.md:9: the link /hk/blogs-list/ is in the other language"));
    EXPECT_THAT(said, Contains("blogs/en/first.md:11: the link /hk/en/find/ is dead"));
    EXPECT_THAT(said, Contains(HasSubstr("first.md:11: the link http://x.hk/ is neither")));
    EXPECT_THAT(said, Not(Contains(HasSubstr("labour.gov.hk"))));
    EXPECT_THAT(said, Not(Contains(HasSubstr("find-jobs"))));
    EXPECT_THAT(said, Contains("pages/zh-hant/privacy-policy.md:1: is missing"));
}

TEST_F(ContentFolder, WritesAFeed) {
    blog("en", "first", "first", "2026-03-02");
    ASSERT_TRUE(feed_at("/hk/en/blogs-list/rss.xml").has_value());
    EXPECT_FALSE(feed_at("/hk/en/blogs-list/").has_value());
    const std::string xml = rss(*library(), *feed_at("/hk/en/blogs-list/rss.xml"), "https://x.hk", "A & B");
    EXPECT_THAT(xml, HasSubstr("<link>https://x.hk/hk/en/blogs/first/</link>"));
    EXPECT_THAT(xml, HasSubstr("<pubDate>Mon, 02 Mar 2026 00:00:00 +0800</pubDate>"));
    EXPECT_THAT(xml, HasSubstr("A &amp; B"));
}

}  // namespace
}  // namespace hoigung::content
