#include <iostream>

#include <fmt/format.h>
#include <unistd.h>

#include "app/commands/commands.hpp"
#include "app/demonstration.hpp"
#include "app/open_database.hpp"
#include "app/operator_lists.hpp"
#include "store/catalogue_store.hpp"
#include "store/employer_store.hpp"
#include "store/feed_store.hpp"
#include "store/picture_store.hpp"

namespace hoigung::app {
namespace {

// Whether to write beside jobs that are not of the demonstration.
bool is_wanted_beside(std::size_t other_jobs) {
    const std::string words =
        fmt::format("the database holds {} jobs that are not of the demonstration", other_jobs);
    if (isatty(STDIN_FILENO) == 0) {
        std::cerr << words << "; say --yes to put the demonstration beside them\n";
        return false;
    }
    std::cerr << words << ". Put the demonstration beside them? [y/N] ";
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

}  // namespace

int demo(const Settings& settings, const DemoRequest& request) {
    const auto database = make_database(settings);
    const base::SystemClock clock;
    store::SqlCatalogueStore catalogue(*database, clock);
    store::SqlFeedStore feeds(*database);
    store::SqlPictureStore pictures(*database);
    store::SqlEmployerStore employers(*database);
    const domain::ReferenceLists lists(operator_lists(settings.lists_dir).reference);
    Demonstration demonstration(catalogue, feeds, pictures, employers, lists);
    const auto now = clock.now();
    if (request.removes) {
        demonstration.remove(now);
        std::cout << "the demonstration catalogue is off the site\n";
        return kDone;
    }
    if (request.if_empty && catalogue.load().version != 0) return kDone;
    const std::size_t others = request.is_confirmed ? 0 : demonstration.other_jobs(now);
    if (others > 0 && !is_wanted_beside(others)) return kFailed;
    std::cout << fmt::format("the demonstration catalogue is in: {} lines\n", demonstration.put(now));
    return kDone;
}

}  // namespace hoigung::app
