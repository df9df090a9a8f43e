#include "app/modules/catalogue_module.hpp"

#include <utility>

#include "feeds/reference_json.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

// The search index is saved in a folder that nodes may share, or beside the database file; nowhere when
// neither exists.
std::filesystem::path index_file_of(const Settings& settings, const store::DatabaseUrl& url) {
    if (!settings.index_dir.empty()) return std::filesystem::path(settings.index_dir) / "hoigung.index";
    return url.path.empty() ? std::filesystem::path{} : std::filesystem::path(url.path + ".index");
}

}  // namespace

CatalogueModule::CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores)
    : CatalogueModule(runtime, operations, stores, operator_lists(runtime.settings.lists_dir)) {}

CatalogueModule::CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores,
                                 OperatorLists lists)
    : lists_(std::move(lists.reference)),
      dictionary_(std::make_shared<const search::Dictionary>(lists_, lists.synonyms, lists.meanings)),
      type_names_(lists_, lists.synonyms,
                  search::read_job_trades(base::text_of(reference_files(), "data/job_trades.json"))),
      follower_(stores.catalogue, live_catalogue_, dictionary_,
                index_file_of(runtime.settings, stores.database->url()), operations.catalogue_connected(),
                runtime.metrics, runtime.clock),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    if (!runtime.settings.index_dir.empty())
        follower_.keep_catalogue_in(std::filesystem::path(runtime.settings.index_dir) / "hoigung.catalogue");
    follower_.load();
    follower_.start();
    following_.emplace(stores.watcher, [this](const store::Watermarks* marks) { follower_.told(marks); });
    // One node saves for all, so that the next node to start has little to catch up with. A node that began
    // with a saved index skips the first turn, because that index is recent.
    if (!runtime.settings.index_dir.empty()) {
        tasks_.add("save index", 10min, [this, is_first = true]() mutable {
            if (!std::exchange(is_first, false) || !follower_.began_with_saved()) follower_.save_index();
        });
    }
    tasks_.start();
}

}  // namespace hoigung::app
