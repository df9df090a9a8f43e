#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "app/operator_lists.hpp"
#include "domain/ingest/ingest.hpp"
#include "feeds/demo/demo_catalogue.hpp"
#include "store/catalogue_store.hpp"
#include "store/picture_store.hpp"

namespace hoigung::app {
namespace {

constexpr std::size_t kLinesAtOnce = 500;

// Ingests the lines as any other catalogue is ingested; a line that is refused is a bug of
// ours.
void take_in(const std::vector<domain::CatalogueLine>& lines, const domain::ReferenceLists& lists,
             domain::CatalogueStore& store, base::Timestamp now) {
    for (std::size_t begin = 0; begin < lines.size(); begin += kLinesAtOnce) {
        const auto part = std::span(lines).subspan(begin, std::min(kLinesAtOnce, lines.size() - begin));
        for (const auto& result : domain::ingest(part, lists, store, now)) {
            if (!result.ok()) {
                throw std::runtime_error(
                    fmt::format("the demonstration catalogue is wrong: {}", fmt::join(result.error(), "; ")));
            }
        }
    }
}

}  // namespace

int demo(const Settings& settings, bool if_empty) {
    const auto database = make_database(settings);
    const base::SystemClock clock;
    store::SqlCatalogueStore catalogue(*database, clock);
    if (if_empty && catalogue.load().version != 0) return kDone;

    const domain::ReferenceLists lists(operator_lists(settings.lists_dir).reference);
    const auto now = clock.now();
    // Made for the day, not the moment: a second call on the same day changes nothing.
    const auto today = base::hong_kong_midnight(base::hong_kong_date(now));
    const auto made = feeds::demo::make_demo_catalogue(feeds::demo::read_material(demo_files()), lists,
                                                       feeds::demo::kDefaultSeed, today);
    store::SqlPictureStore pictures(*database);
    for (const auto& picture : made.pictures) pictures.put(picture.name, {"image/svg+xml", picture.svg});
    take_in(made.lines, lists, catalogue, now);
    std::cout << fmt::format("the demonstration catalogue is in: {} lines, {} pictures\n", made.lines.size(),
                             made.pictures.size());
    return kDone;
}

}  // namespace hoigung::app
