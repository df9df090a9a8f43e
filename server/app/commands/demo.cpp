#include <iostream>

#include <fmt/format.h>
#include <unistd.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/open_staff.hpp"
#include "app/demo_applicants.hpp"
#include "app/demo_staff.hpp"
#include "app/demonstration.hpp"
#include "app/modules/stores.hpp"
#include "app/open_database.hpp"
#include "app/operator_lists.hpp"
#include "app/portal_settings.hpp"

namespace hoigung::app {
namespace {

// Asks whether to write into a database that has jobs outside the demonstration.
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
    const base::SystemClock clock;
    Stores stores(make_database(settings), clock);
    const domain::ReferenceLists lists(operator_lists(settings.lists_dir).reference);
    Demonstration demonstration(stores.catalogue, stores.feeds, stores.pictures, stores.employers, lists);
    const auto now = clock.now();
    if (request.removes) {
        remove_demo_applicants(stores.identity, now);
        demonstration.remove(now);
        if (OpenStaff staff(settings, *stores.database); has_demo_staff(staff.store))
            remove_demo_staff(ByCommand(settings, *stores.database), staff.ports);
        std::cout << "the demonstration catalogue is off the site\n";
        return kDone;
    }
    if (request.if_empty && stores.catalogue.load().version != 0) return kDone;
    const std::size_t others = request.is_confirmed ? 0 : demonstration.other_jobs(now);
    if (others > 0 && !is_wanted_beside(others)) return kFailed;
    const std::size_t lines = demonstration.put(now);
    put_demo_applicants(stores.catalogue.load(),
                        {stores.identity, stores.profiles, stores.applications, stores.candidacies,
                         stores.employers, delivery_rules(settings)},
                        now);
    // Elsewhere a site does not start with this account.
    if (settings.environment == Environment::development) {
        OpenStaff staff(settings, *stores.database);
        put_demo_staff(ByCommand(settings, *stores.database), staff.ports);
    }
    std::cout << fmt::format("the demonstration catalogue is in: {} lines\n", lines);
    return kDone;
}

}  // namespace hoigung::app
