#include "app/modules/content_module.hpp"

#include "app/public_config.hpp"

namespace hoigung::app {

ContentModule::ContentModule(const Settings& settings)
    : follower_(
          live_library_, content_folder(settings.content_dir),
          {content_root(settings), settings.environment == Environment::development, site_names(settings)}) {
    follower_.load();
    follower_.start();
}

}  // namespace hoigung::app
