#include "app/modules/catalogue_module.hpp"

namespace hoigung::app {
namespace {

// The search index is saved beside the database file; nowhere when the database is not a file.
std::filesystem::path index_file_of(const store::DatabaseUrl& url) {
    return url.path.empty() ? std::filesystem::path{} : std::filesystem::path(url.path + ".index");
}

}  // namespace

CatalogueModule::CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores)
    : CatalogueModule(runtime, operations, stores, operator_lists(runtime.settings.lists_dir)) {}

CatalogueModule::CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores,
                                 OperatorLists lists)
    : lists_(std::move(lists.reference)),
      dictionary_(std::make_shared<const search::Dictionary>(lists_, lists.synonyms, lists.meanings)),
      follower_(stores.catalogue, live_catalogue_, dictionary_, index_file_of(stores.database->url()),
                operations.catalogue_connected(), runtime.metrics) {
    follower_.load();
    follower_.start();
}

}  // namespace hoigung::app
