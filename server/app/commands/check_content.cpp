#include <iostream>

#include "app/commands/commands.hpp"
#include "app/content_follower.hpp"
#include "app/known_pages.hpp"
#include "app/public_config.hpp"
#include "content/check.hpp"
#include "content/load.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::app {

int check_content(const Settings& settings, const std::string& folder) {
    const auto place = content_folder(folder.empty() ? settings.content_dir : folder);
    auto [contents, problems] =
        content::load_folder(place, {.drafts = true, .site_name = site_names(settings)});
    const std::size_t count = contents.articles.size();
    const content::Library library(std::move(contents));
    const domain::ReferenceLists lists(feeds::read_reference_lists(reference_files()));
    const auto knows_page = known_pages(settings.web_root, lists);
    if (!knows_page.ok()) {
        std::cerr << knows_page.error().message << '\n';
        return kFailed;
    }
    for (auto& problem : content::check_library(library, *knows_page)) problems.push_back(std::move(problem));
    for (const auto& problem : problems) std::cerr << (place / problem.text()).string() << '\n';
    if (!problems.empty()) return kFailed;
    std::cout << count << " articles are good\n";
    return kDone;
}

}  // namespace hoigung::app
