#include "app/known_pages.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "app/web_build.hpp"
#include "pages/route_table.hpp"

namespace hoigung::app {
namespace {

constexpr std::string_view kBar = "｜";

std::set<std::string> slugs_in(const domain::ReferenceLists& lists, domain::Locale locale) {
    std::set<std::string> slugs;
    for (const auto& district : lists.lists().districts) slugs.insert(district.slug.in(locale));
    for (const auto& employment : lists.lists().employments) slugs.insert(employment.slug.in(locale));
    for (const auto& category : lists.lists().categories) {
        slugs.insert(category.slug.in(locale));
        for (const auto& type : category.types) slugs.insert(type.slug.in(locale));
    }
    return slugs;
}

bool is_filter_slug(const std::set<std::string>& slugs, std::string_view slug) {
    while (true) {
        const std::size_t end = std::min(slug.find(kBar), slug.size());
        if (!slugs.contains(std::string(slug.substr(0, end)))) return false;
        if (end == slug.size()) return true;
        slug.remove_prefix(end + kBar.size());
    }
}

// Pages of articles are known by the articles; these are the routes that show them.
bool is_of_articles(const std::vector<std::string>& segments) {
    static const std::set<std::string> roots{"blogs", "blogs-list", "employer", "jobseeker", "latest-news"};
    return !segments.empty() && roots.contains(segments.front());
}

}  // namespace

base::Result<content::KnowsPage> known_pages(const std::string& web_root,
                                             const domain::ReferenceLists& lists) {
    const auto web = TRY(read_web_build(web_root));
    const auto routes =
        std::make_shared<pages::RouteTable>(TRY(pages::RouteTable::read(web.routes_json, "production")));
    return content::KnowsPage([routes, chinese = slugs_in(lists, domain::Locale::zh_hant),
                               english = slugs_in(lists, domain::Locale::en)](
                                  domain::Locale locale, const std::vector<std::string>& segments) {
        if (is_of_articles(segments)) return false;
        if (segments.size() == 2 && segments[0] == "find-jobs" && segments[1] != "advanced")
            return is_filter_slug(locale == domain::Locale::en ? english : chinese, segments[1]);
        return routes->find({.locale = locale, .segments = segments, .trailing_slash = true}) != nullptr;
    });
}

}  // namespace hoigung::app
