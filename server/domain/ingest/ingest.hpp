#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

enum class Ingested { created, changed, unchanged };
// What became of a line: what was done, or all that is wrong with it.
using LineResult = base::Result<Ingested, std::vector<std::string>>;

// Looks at a line before it goes in and may complete it from what is stored. Gives why the line may not go
// in, or nothing.
using LineGate = std::function<std::optional<std::string>(CatalogueLine& line, CatalogueWriter& stored)>;

// The one door into the catalogue: checks each line, then upserts the good ones by _id in one
// transaction. A line that says what is stored already changes nothing. A job whose words name a person's
// sex, age, race or the like as a condition goes in and is noted for the operator.
[[nodiscard]] std::vector<LineResult> ingest(std::span<const CatalogueLine> lines,
                                             const ReferenceLists& reference, CatalogueStore& store,
                                             base::Timestamp now, const LineGate& gate = {});

}  // namespace hoigung::domain
