#include "app/modules/foundation.hpp"

#include "app/open_database.hpp"
#include "app/value_or_throw.hpp"

namespace hoigung::app {

Foundation::Foundation(const Settings& settings, const std::string& version)
    : runtime(settings, version),
      operations(runtime),
      stores(make_database(settings), runtime.clock),
      watched(runtime, operations, stores),
      queues(settings),
      errors(error_files()),
      web(value_or_throw(read_web_build(settings.web_root), "web_root")) {}

}  // namespace hoigung::app
