#include <iostream>

#include "app/commands/commands.hpp"
#include "app/import_source.hpp"
#include "app/open_database.hpp"
#include "app/operator_lists.hpp"
#include "base/hidden_characters.hpp"
#include "store/catalogue_store.hpp"
#include "store/employer_store.hpp"
#include "store/feed_store.hpp"

namespace hoigung::app {

int import_sources(const Settings& settings, const ImportRequest& request) {
    const auto database = open_database(settings);
    const base::SystemClock clock;
    store::SqlCatalogueStore store(*database, clock);
    store::SqlFeedStore feeds(*database);
    store::SqlEmployerStore employers(*database);
    const domain::ReferenceLists lists(operator_lists(settings.lists_dir).reference);
    const auto tell = [](const std::string& words) { std::cerr << base::for_terminal(words) << '\n'; };
    CatalogueImport import(store, feeds, employers, lists, clock, request.feed, tell);
    const auto reach = settings.feeds_anywhere ? notify::Reach::anywhere : notify::Reach::the_internet;
    ImportSource source(import, tell, {.format = request.format, .reach = reach, .stopping = nullptr});
    bool is_whole = true;
    for (const std::string& each : request.sources) is_whole = source.take(each) && is_whole;
    import.finish(is_whole, request.closes_many, source.problem());
    if (is_whole || !import.is_empty()) std::cout << import.summary() << '\n';
    if (!is_whole) return source.is_merely_broken() ? kSomeLinesRefused : kFailed;
    return import.refused() == 0 ? kDone : kSomeLinesRefused;
}

}  // namespace hoigung::app
