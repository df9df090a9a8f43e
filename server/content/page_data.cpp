#include "content/page_data.hpp"

#include <algorithm>
#include <array>

#include "content/article_json.hpp"
#include "content/lists.hpp"
#include "content/search.hpp"

namespace hoigung::content {
namespace {

using Segments = std::span<const std::string>;

constexpr std::size_t kMostRelated = 3;
constexpr std::size_t kMostFound = 30;
constexpr std::size_t kSeenAtOnce = 2;

domain::Locale other(domain::Locale locale) {
    return locale == domain::Locale::en ? domain::Locale::zh_hant : domain::Locale::en;
}

void write_paths(base::JsonWriter& json, domain::Locale locale, std::string_view own,
                 std::string_view others) {
    json.key("paths").begin_object();
    json.member(base::name_of(locale), own).member(base::name_of(other(locale)), others);
    json.end_object();
}

// P10: without a counterpart the language switch leads to the list in the other language.
std::string path_of_counterpart(const Library& library, const Article& article) {
    if (const Article* counterpart = library.counterpart(article)) return counterpart->path();
    switch (article.dir) {
        case Dir::blogs:
        case Dir::employer_blogs:
            return list_root(article.dir);
        case Dir::employer:
            return "/employer/";
        default:
            return "/";
    }
}

// The articles that the article names, then others of its category, newest first.
std::vector<const Article*> related_to(const Library& library, const Article& article) {
    std::vector<const Article*> found;
    const auto take = [&](const Article* candidate) {
        if (candidate != nullptr && candidate != &article && found.size() < kMostRelated &&
            std::ranges::find(found, candidate) == found.end())
            found.push_back(candidate);
    };
    for (const std::string& key : article.related) {
        for (const Dir dir : {Dir::blogs, Dir::employer_blogs, Dir::employer})
            take(library.find_key(dir, article.locale, key));
    }
    if (!article.category.empty()) {
        for (const Article* candidate : library.articles(article.dir, article.locale)) {
            if (candidate->category == article.category) take(candidate);
        }
    }
    return found;
}

std::string article_page(const Library& library, const Article& article) {
    std::string out;
    base::JsonWriter json(out);
    json.begin_object().key("article");
    write_article(json, library, article, Detail::full, Cover::drawn);
    json.key("related").begin_array();
    for (const Article* each : related_to(library, article))
        write_article(json, library, *each, Detail::summary);
    json.end_array();
    write_paths(json, article.locale, article.path(), path_of_counterpart(library, article));
    json.end_object();
    return out;
}

std::string moved_page(std::string_view path) {
    std::string out;
    base::JsonWriter(out).begin_object().member("moved", path).end_object();
    return out;
}

// The same page of the list in the other language, if it has that many pages.
std::string list_path_in_other(const Library& library, ListAddress list, domain::Locale locale) {
    const auto there = listed(library, list, other(locale));
    if (list.page > pages_of(there.size())) list.page = 1;
    return list_path(list, other(locale));
}

void write_list_frame(base::JsonWriter& json, const Library& library, const ListAddress& list,
                      domain::Locale locale) {
    json.key("categories").begin_array();
    for (const Category& category : library.categories(list.dir))
        write_category(json, list.dir, category, locale);
    json.end_array().key("category");
    list.category == nullptr ? void(json.null()) : write_category(json, list.dir, *list.category, locale);
    json.member("root", site_path(locale, list_root(list.dir)));
    json.member("database", library.database_address(locale));
    json.member("feed", site_path(locale, list_root(list.dir)) + "rss.xml");
}

std::optional<std::string> list_page(const Library& library, const ListAddress& list, domain::Locale locale,
                                     std::string_view q) {
    const bool searching = !q.empty() && list.dir != Dir::news;
    auto articles = searching ? search_articles(library, list.dir, locale, q) : listed(library, list, locale);
    const std::size_t total = articles.size();
    const std::size_t pages = searching ? 1 : pages_of(total);
    if (list.page > pages) return std::nullopt;
    const std::size_t size = searching ? kMostFound : kPageSize;
    const std::size_t begin = (list.page - 1) * size;
    std::string out;
    base::JsonWriter json(out);
    json.begin_object().key("articles").begin_array();
    for (std::size_t i = begin; i < std::min(begin + size, total); ++i) {
        const Cover cover = i - begin < kSeenAtOnce ? Cover::drawn : Cover::linked;
        write_article(json, library, *articles[i], Detail::summary, cover);
    }
    json.end_array()
        .member("page", static_cast<std::int64_t>(list.page))
        .member("pages", static_cast<std::int64_t>(pages))
        .member("total", static_cast<std::int64_t>(total))
        .member("q", searching ? q : std::string_view());
    write_list_frame(json, library, list, locale);
    write_paths(json, locale, list_path(list, locale), list_path_in_other(library, list, locale));
    json.end_object();
    return out;
}

// A category's slug in the other language redirects to the category.
std::optional<std::string> list_or_move(const Library& library, Dir dir, domain::Locale locale,
                                        Segments segments, std::string_view q) {
    if (const auto list = parse_list(library, dir, locale, segments))
        return list_page(library, *list, locale, q);
    const auto there = parse_list(library, dir, other(locale), segments);
    if (!there || there->category == nullptr) return std::nullopt;
    return moved_page(list_path(*there, locale));
}

std::optional<std::string> article_or_move(const Library& library, std::span<const Dir> dirs,
                                           domain::Locale locale, std::string_view name) {
    for (const Dir dir : dirs) {
        if (const Article* article = library.find(dir, locale, name)) return article_page(library, *article);
    }
    for (const Dir dir : dirs) {
        const Article* there = library.find(dir, other(locale), name);
        const Article* here = there == nullptr ? nullptr : library.counterpart(*there);
        if (here != nullptr) return moved_page(here->path());
    }
    return std::nullopt;
}

std::optional<std::string> employer_page(const Library& library, domain::Locale locale, Segments segments,
                                         std::string_view q) {
    constexpr std::array kDirs{Dir::employer, Dir::employer_blogs};
    if (segments.empty()) return article_or_move(library, kDirs, locale, "landing");
    if (segments.front() == "blogs-list")
        return list_or_move(library, Dir::employer_blogs, locale, segments.subspan(1), q);
    if (segments.size() > 1) return std::nullopt;
    if (segments.front() == "landing") return moved_page("/employer/");
    return article_or_move(library, kDirs, locale, segments.front());
}

}  // namespace

std::optional<std::string> page_data(const Library& library, domain::Locale locale, Segments segments,
                                     std::string_view q) {
    constexpr std::array kBlogs{Dir::blogs};
    constexpr std::array kSeekers{Dir::jobseeker};
    constexpr std::array kPages{Dir::pages};
    if (segments.empty()) return std::nullopt;
    const std::string& first = segments.front();
    const Segments rest = segments.subspan(1);
    if (first == "blogs-list") return list_or_move(library, Dir::blogs, locale, rest, q);
    if (first == "latest-news") return list_or_move(library, Dir::news, locale, rest, q);
    if (first == "employer") return employer_page(library, locale, rest, q);
    if (rest.size() > 1) return std::nullopt;
    if (first == "blogs") {
        if (rest.empty()) return moved_page(list_root(Dir::blogs));
        return article_or_move(library, kBlogs, locale, rest.front());
    }
    if (first == "jobseeker")
        return article_or_move(library, kSeekers, locale, rest.empty() ? "mobile-app" : rest.front());
    return rest.empty() ? article_or_move(library, kPages, locale, first) : std::nullopt;
}

}  // namespace hoigung::content
