#include "app/commands/commands.hpp"
#include "app/open_database.hpp"

namespace hoigung::app {

int migrate(const Settings& settings) {
    (void)make_database(settings);
    return kDone;
}

}  // namespace hoigung::app
