#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/check_line.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

enum class Ingested { created, changed, unchanged };
// The result for a line: what was done, or all its problems.
using LineResult = base::Result<Ingested, std::vector<std::string>>;

// Checks a line before it is stored and may complete it from stored data. Returns why the line is refused, or
// std::nullopt.
using LineGate = std::function<std::optional<std::string>(CatalogueLine& line, CatalogueWriter& stored)>;

// The only way into the catalogue: checks each line, then upserts the valid ones by _id in one transaction.
// Idempotent: a line that equals the stored item changes nothing. A job whose text makes a person's sex, age,
// race or the like a condition is accepted and flagged for the operator.
[[nodiscard]] std::vector<LineResult> ingest(std::span<const CatalogueLine> lines,
                                             const ReferenceLists& reference, CatalogueStore& store,
                                             base::Timestamp now, const LineGate& gate = {},
                                             Descriptions descriptions = Descriptions::needed);

// Like ingest above, within the caller's transaction.
[[nodiscard]] std::vector<LineResult> ingest(std::span<const CatalogueLine> lines,
                                             const ReferenceLists& reference, CatalogueWriter& writer,
                                             base::Timestamp now, const LineGate& gate = {},
                                             Descriptions descriptions = Descriptions::needed);

}  // namespace hoigung::domain
