#include "content/rss.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/internet_date.hpp"
#include "base/xml.hpp"
#include "content/lists.hpp"

namespace hoigung::content {
namespace {

using base::xml_text;

constexpr std::size_t kMost = 30;
constexpr std::string_view kFileName = "rss.xml";

std::string_view title_of(const Feed& feed) {
    const bool english = feed.locale == domain::Locale::en;
    if (feed.dir == Dir::blogs) return english ? "Career blogs" : "職場資訊";
    if (feed.dir == Dir::news) return english ? "Latest news" : "最新消息";
    return english ? "Hiring advice" : "招聘心得";
}

std::string item(const Library& library, const Article& article, std::string_view site) {
    const std::string link = article.dir == Dir::news
                                 ? article.url
                                 : fmt::format("{}{}", site, site_path(article.locale, article.path()));
    const Category* category = library.category(article.dir, article.category);
    std::string out = fmt::format(
        "<item><title>{}</title><link>{}</link><guid "
        "isPermaLink=\"false\">{}:{}:{}</guid><pubDate>{}</pubDate>"
        "<description>{}</description>",
        xml_text(article.title), xml_text(link), base::name_of(article.dir), base::name_of(article.locale),
        xml_text(article.key), base::mail_date(base::hong_kong_midnight(article.created)),
        xml_text(article.description));
    if (category != nullptr)
        out += fmt::format("<category>{}</category>", xml_text(category->name.in(article.locale)));
    return out + "</item>";
}

}  // namespace

std::optional<Feed> feed_at(std::string_view path) {
    for (const domain::Locale locale : domain::kLocales) {
        for (const Dir dir : {Dir::blogs, Dir::employer_blogs, Dir::news}) {
            const std::string root = site_path(locale, list_root(dir));
            if (path.starts_with(root) && path.substr(root.size()) == kFileName) return Feed{dir, locale};
        }
    }
    return std::nullopt;
}

std::string rss(const Library& library, const Feed& feed, std::string_view site, std::string_view site_name) {
    const std::string list = fmt::format("{}{}", site, site_path(feed.locale, list_root(feed.dir)));
    const auto articles = library.articles(feed.dir, feed.locale);
    std::string out = fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel>"
        "<title>{0} | {1}</title><link>{2}</link><description>{0}</description><language>{3}</language>"
        "<atom:link href=\"{2}{4}\" rel=\"self\" type=\"application/rss+xml\"/>",
        title_of(feed), xml_text(site_name), xml_text(list),
        feed.locale == domain::Locale::en ? "en-HK" : "zh-Hant-HK", kFileName);
    for (const Article* article : articles.first(std::min(articles.size(), kMost)))
        out += item(library, *article, site);
    return out + "</channel></rss>\n";
}

}  // namespace hoigung::content
