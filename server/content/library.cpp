#include "content/library.hpp"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>

#include "base/hash.hpp"
#include "content/article_json.hpp"

namespace hoigung::content {

const std::vector<Category>& Categories::of(Dir dir) const {
    static const std::vector<Category> none;
    if (dir == Dir::blogs) return blogs;
    return dir == Dir::employer_blogs ? employer_blogs : none;
}

Library::Library(Contents contents) : contents_(std::move(contents)) {
    for (const Article& article : contents_.articles)
        by_list_[{article.dir, article.locale}].push_back(&article);
    for (auto& [_, articles] : by_list_) {
        std::ranges::sort(articles, [](const Article* left, const Article* right) {
            return left->created != right->created ? left->created > right->created : left->key < right->key;
        });
    }
    for (const domain::Locale locale : domain::kLocales) {
        Database& database = databases_[locale];
        database.json = database_json(*this, locale);
        database.address =
            fmt::format("{}/db-{:016x}.json", contents_.root, base::stable_hash(database.json));
    }
}

std::span<const Article* const> Library::articles(Dir dir, domain::Locale locale) const {
    const auto found = by_list_.find({dir, locale});
    if (found == by_list_.end()) return {};
    return found->second;
}

const Article* Library::find(Dir dir, domain::Locale locale, std::string_view name) const {
    const auto all = articles(dir, locale);
    const auto found = std::ranges::find(all, name, &Article::name);
    return found == all.end() ? nullptr : *found;
}

const Article* Library::find_key(Dir dir, domain::Locale locale, std::string_view key) const {
    const auto all = articles(dir, locale);
    const auto found = std::ranges::find(all, key, &Article::key);
    return found == all.end() ? nullptr : *found;
}

const Article* Library::counterpart(const Article& article) const {
    const auto other = article.locale == domain::Locale::en ? domain::Locale::zh_hant : domain::Locale::en;
    return find_key(article.dir, other, article.key);
}

const Category* Library::category(Dir dir, std::string_view key) const {
    const auto& all = categories(dir);
    const auto found = std::ranges::find(all, key, &Category::key);
    return found == all.end() ? nullptr : &*found;
}

const Category* Library::category_by_slug(Dir dir, domain::Locale locale, std::string_view slug) const {
    const auto& all = categories(dir);
    const auto found =
        std::ranges::find_if(all, [&](const Category& each) { return each.slug.in(locale) == slug; });
    return found == all.end() ? nullptr : &*found;
}

const std::string& Library::database(domain::Locale locale) const {
    return databases_.at(locale).json;
}

const std::string& Library::database_address(domain::Locale locale) const {
    return databases_.at(locale).address;
}

}  // namespace hoigung::content
