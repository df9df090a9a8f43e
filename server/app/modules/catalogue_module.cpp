#include "app/modules/catalogue_module.hpp"

#include "feeds/reference_json.hpp"
#include "search/synonyms.hpp"

namespace hoigung::app {
namespace {

// The search index is saved beside the database file; nowhere when the database is not a file.
std::filesystem::path index_file_of(const store::DatabaseUrl& url) {
    return url.path.empty() ? std::filesystem::path{} : std::filesystem::path(url.path + ".index");
}

}  // namespace

CatalogueModule::CatalogueModule(Runtime& runtime, Operations& operations, Stores& stores)
    : lists_(feeds::read_reference_lists(reference_files())),
      dictionary_(std::make_shared<const search::Dictionary>(
          lists_, search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")))),
      follower_(stores.catalogue, live_catalogue_, dictionary_, index_file_of(stores.database->url()),
                operations.catalogue_connected(), runtime.metrics) {
    follower_.load();
    follower_.start();
}

}  // namespace hoigung::app
