#include "app/commands/commands.hpp"

namespace hoigung::app {

int demo(const Settings&, bool) {
    return kDone;
}

}  // namespace hoigung::app
