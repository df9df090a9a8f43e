#include "content/lists.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/percent.hpp"

namespace hoigung::content {
namespace {

// An all-digit segment is a page number; "0" and "01" are not valid.
std::optional<std::size_t> parse_page(std::string_view segment) {
    std::size_t page = 0;
    const auto [end, problem] = std::from_chars(segment.data(), segment.data() + segment.size(), page);
    const bool whole = problem == std::errc{} && end == segment.data() + segment.size();
    if (!whole || segment.front() == '0') return std::nullopt;
    return page;
}

}  // namespace

std::string list_root(Dir dir) {
    if (dir == Dir::news) return "/latest-news/";
    return dir == Dir::blogs ? "/blogs-list/" : "/employer/blogs-list/";
}

std::string list_path(const ListAddress& list, domain::Locale locale) {
    std::string path = list_root(list.dir);
    if (list.category != nullptr) path += base::percent_encode(list.category->slug.in(locale)) + "/";
    if (list.page > 1) path += fmt::format("{}/", list.page);
    return path;
}

std::optional<ListAddress> parse_list(const Library& library, Dir dir, domain::Locale locale,
                                      std::span<const std::string> segments) {
    ListAddress list{.dir = dir};
    if (!segments.empty() && !parse_page(segments.front())) {
        list.category = library.category_by_slug(dir, locale, segments.front());
        if (list.category == nullptr) return std::nullopt;
        segments = segments.subspan(1);
    }
    if (segments.empty()) return list;
    const auto page = parse_page(segments.front());
    if (!page || segments.size() > 1) return std::nullopt;
    list.page = *page;
    return list;
}

std::vector<const Article*> listed(const Library& library, const ListAddress& list, domain::Locale locale) {
    std::vector<const Article*> found;
    for (const Article* article : library.articles(list.dir, locale)) {
        if (list.category == nullptr || article->category == list.category->key) found.push_back(article);
    }
    return found;
}

std::size_t pages_of(std::size_t articles) {
    return std::max<std::size_t>(1, (articles + kPageSize - 1) / kPageSize);
}

}  // namespace hoigung::content
