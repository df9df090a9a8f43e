#include "app/modules/foundation.hpp"

#include <filesystem>

#include "app/kept_files.hpp"
#include "app/open_database.hpp"
#include "app/value_or_throw.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

// Without the files of earlier builds a page from before an upgrade is loaded again, so the site starts all
// the same.
WebBuild web_of(const Settings& settings) {
    WebBuild web = value_or_throw(read_web_build(settings.web_root), "web_root");
    if (settings.kept_files_dir.empty()) return web;
    try {
        keep_files_of_build(settings.web_root, settings.kept_files_dir,
                            std::filesystem::file_time_type::clock::now());
        add_kept_files(web, settings.kept_files_dir);
    } catch (const std::filesystem::filesystem_error& problem) {
        base::log::warning("kept_files_dir: {}", problem.what());
    }
    return web;
}

}  // namespace

Foundation::Foundation(const Settings& settings, const std::string& version)
    : runtime(settings, version),
      operations(runtime),
      stores(make_database(settings), runtime.clock),
      audit_key(app::audit_key(settings)),
      operator_log(*stores.database, log_seals),
      watched(runtime, operations, stores),
      queues(settings),
      errors(error_files()),
      web(web_of(settings)) {}

}  // namespace hoigung::app
