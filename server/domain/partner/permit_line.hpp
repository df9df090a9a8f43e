#pragma once

#include <optional>
#include <string>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/line.hpp"
#include "domain/keys/partner_key.hpp"

namespace hoigung::domain {

// Why a key may not write a line; std::nullopt when it may. Fields that the key may not change are reset to
// the stored values: an employer neither suspends nor lifts a suspension, and a company that is sent without
// a logo keeps its logo.
[[nodiscard]] std::optional<std::string> permit_line(const PartnerKey& key, CatalogueLine& line,
                                                     CatalogueWriter& stored);

}  // namespace hoigung::domain
