#include "app/modules/content_module.hpp"

#include "app/operator_lists.hpp"
#include "app/public_config.hpp"

namespace hoigung::app {

ContentModule::ContentModule(const Settings& settings)
    : follower_(live_library_, content_folder(settings.content_dir),
                {content_root(settings), settings.environment == Environment::development,
                 site_names(settings), price_tables(operator_lists(settings.lists_dir).prices)}) {
    follower_.load();
    follower_.start();
}

}  // namespace hoigung::app
