#include "content/article_json.hpp"

#include "content/lists.hpp"

namespace hoigung::content {
namespace {

// A news item links to another site.
std::string address_of(const Article& article) {
    return article.dir == Dir::news ? article.url : site_path(article.locale, article.path());
}

void write_drawing(base::JsonWriter& json, const Library& library, const Article& article) {
    const std::string drawing = library.pictures().drawing(article.cover);
    if (!drawing.empty()) json.member("coverDrawing", drawing);
}

void write_headings(base::JsonWriter& json, const Article& article) {
    json.key("headings").begin_array();
    for (const Heading& heading : article.text.headings)
        json.begin_object().member("id", heading.id).member("title", heading.title).end_object();
    json.end_array();
}

}  // namespace

void write_category(base::JsonWriter& json, Dir dir, const Category& category, domain::Locale locale) {
    json.begin_object()
        .member("key", category.key)
        .member("name", category.name.in(locale))
        .member("url", site_path(locale, list_path({.dir = dir, .category = &category}, locale)))
        .end_object();
}

// Spec 3: an article has dir, url, coverImage, createdAt, lastUpdatedAt, description, excerpt and body.
void write_article(base::JsonWriter& json, const Library& library, const Article& article, Detail detail,
                   Cover cover) {
    json.begin_object()
        .member("dir", base::name_of(article.dir))
        .member("key", article.key)
        .member("url", address_of(article))
        .member("title", article.title)
        .member("description", article.description)
        .member("excerpt", article.excerpt)
        .member("createdAt", base::to_iso(article.created))
        .member("lastUpdatedAt", base::to_iso(article.updated))
        .member("readingMinutes", article.reading_minutes)
        .member("draft", !article.published);
    article.cover.empty() ? json.key("coverImage").null() : json.member("coverImage", article.cover);
    if (cover == Cover::drawn) write_drawing(json, library, article);
    json.member("coverText", article.cover_text);
    if (!article.source.empty()) json.member("source", article.source);
    const Category* category = library.category(article.dir, article.category);
    json.key("category");
    category == nullptr ? void(json.null()) : write_category(json, article.dir, *category, article.locale);
    if (detail == Detail::full || article.dir == Dir::news) json.member("body", article.text.html);
    if (detail == Detail::full) write_headings(json, article);
    json.end_object();
}

std::string database_json(const Library& library, domain::Locale locale) {
    std::string out;
    base::JsonWriter json(out);
    json.begin_object().key("articles").begin_array();
    for (const Dir dir :
         {Dir::blogs, Dir::employer_blogs, Dir::news, Dir::employer, Dir::jobseeker, Dir::pages}) {
        for (const Article* article : library.articles(dir, locale))
            write_article(json, library, *article, Detail::full);
    }
    json.end_array().key("lists").begin_object();
    for (const Dir dir : {Dir::blogs, Dir::employer_blogs, Dir::news}) {
        json.key(base::name_of(dir)).begin_object().member("url", site_path(locale, list_root(dir)));
        json.key("categories").begin_array();
        for (const Category& category : library.categories(dir)) write_category(json, dir, category, locale);
        json.end_array().key("keys").begin_array();
        for (const Article* article : library.articles(dir, locale)) json.string(article->key);
        json.end_array().end_object();
    }
    json.end_object().end_object();
    return out;
}

}  // namespace hoigung::content
