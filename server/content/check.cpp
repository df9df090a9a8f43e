#include "content/check.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/percent.hpp"
#include "content/page_data.hpp"

namespace hoigung::content {
namespace {

struct RequiredPage {
    Dir dir;
    std::string_view name;
};

// Spec 1 and 2 name these pages.
constexpr std::array<RequiredPage, 13> kRequired{{
    {Dir::pages, "contact-us"},
    {Dir::pages, "privacy-policy"},
    {Dir::pages, "terms-and-conditions"},
    {Dir::jobseeker, "mobile-app"},
    {Dir::employer, "landing"},
    {Dir::employer, "services"},
    {Dir::employer, "solutions"},
    {Dir::employer, "job-ad-booster"},
    {Dir::employer, "bidding-faq"},
    {Dir::employer, "faq"},
    {Dir::employer, "community-guidelines"},
    {Dir::employer, "temp-worker-matching"},
    {Dir::employer, "shortcut"},
}};

// The parts of "/hk/en/blogs/x/"; there are none for an address outside the site.
struct SiteLink {
    domain::Locale locale = domain::Locale::zh_hant;
    std::vector<std::string> segments;
    bool slash = false;
};

std::optional<SiteLink> parse_link(std::string_view target) {
    target = target.substr(0, target.find_first_of("?#"));
    if (target != "/hk" && !target.starts_with("/hk/")) return std::nullopt;
    SiteLink link;
    link.slash = target.ends_with('/');
    target.remove_prefix(std::string_view("/hk").size());
    while (!target.empty()) {
        target.remove_prefix(1);
        const std::size_t end = std::min(target.find('/'), target.size());
        if (end > 0) link.segments.push_back(base::percent_decode(target.substr(0, end)));
        target.remove_prefix(end);
    }
    if (!link.segments.empty() && link.segments.front() == "en") {
        link.locale = domain::Locale::en;
        link.segments.erase(link.segments.begin());
    }
    return link;
}

std::optional<std::string> fault_of_link(const Library& library, const Article& article,
                                         std::string_view target, const KnowsPage& knows_page) {
    if (target.starts_with("https://") || target.starts_with("mailto:") || target.starts_with("tel:") ||
        target.starts_with('#'))
        return std::nullopt;
    const auto link = parse_link(target);
    if (!link) return fmt::format("the link {} is neither https nor a path of the site", target);
    if (!link->slash) return fmt::format("the link {} has no slash at its end", target);
    if (link->locale != article.locale) return fmt::format("the link {} is in the other language", target);
    const auto page = page_data(library, link->locale, link->segments);
    const bool moved = page && page->starts_with("{\"moved\"");
    if (moved) return fmt::format("the link {} leads to an address that has moved", target);
    if (!page && !knows_page(link->locale, link->segments)) return fmt::format("the link {} is dead", target);
    return std::nullopt;
}

void check_article(const Library& library, const Article& article, const KnowsPage& knows_page,
                   std::vector<Problem>& problems) {
    if (library.counterpart(article) == nullptr)
        problems.push_back(
            {article.file, article.key_line, fmt::format("{} has no translation", article.key)});
    if (!article.category.empty() && library.category(article.dir, article.category) == nullptr)
        problems.push_back({article.file, 1, fmt::format("there is no category {}", article.category)});
    for (const std::string& key : article.related) {
        bool found = false;
        for (const Dir dir : {Dir::blogs, Dir::employer_blogs, Dir::employer})
            found = found || library.find_key(dir, article.locale, key) != nullptr;
        if (!found) problems.push_back({article.file, 1, fmt::format("there is no article {}", key)});
    }
    for (const auto& link : article.text.links) {
        if (auto fault = fault_of_link(library, article, link.target, knows_page))
            problems.push_back({article.file, article.body_line + link.line - 1, std::move(*fault)});
    }
}

}  // namespace

std::vector<Problem> check_library(const Library& library, const KnowsPage& knows_page) {
    std::vector<Problem> problems;
    for (const domain::Locale locale : domain::kLocales) {
        for (const auto& [dir, name] : kRequired) {
            if (library.find(dir, locale, name) == nullptr)
                problems.push_back(
                    {fmt::format("{}/{}/{}.md", base::name_of(dir), base::name_of(locale), name), 1,
                     "is missing"});
        }
        for (const Dir dir :
             {Dir::blogs, Dir::employer_blogs, Dir::news, Dir::employer, Dir::jobseeker, Dir::pages}) {
            for (const Article* article : library.articles(dir, locale))
                check_article(library, *article, knows_page, problems);
        }
    }
    return problems;
}

}  // namespace hoigung::content
