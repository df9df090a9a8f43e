#include "app/known_pages.hpp"

#include <memory>
#include <set>

#include "app/web_build.hpp"
#include "domain/search/filter_slug.hpp"
#include "pages/route_table.hpp"

namespace hoigung::app {
namespace {

bool is_right_slug(const std::string& slug, domain::Locale locale, const domain::ReferenceLists& lists) {
    const auto parsed = domain::parse_filter_slug(slug, locale, lists);
    return parsed && parsed->text(locale) == slug;
}

// The routes that show articles. Which of their pages exist depends on the articles.
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
    return content::KnowsPage(
        [routes, &lists](domain::Locale locale, const std::vector<std::string>& segments) {
            if (is_of_articles(segments)) return false;
            const pages::SitePath path{.locale = locale, .segments = segments, .trailing_slash = true};
            const pages::Route* route = routes->find(path);
            if (route == nullptr) return false;
            // A slug that is not in canonical spelling only redirects to the page.
            return route->name != "find-jobs" || segments.size() != 2 ||
                   is_right_slug(segments.back(), locale, lists);
        });
}

}  // namespace hoigung::app
