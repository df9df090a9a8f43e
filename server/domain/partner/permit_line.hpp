#pragma once

#include <optional>
#include <string>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/line.hpp"
#include "domain/partner/partner_key.hpp"

namespace hoigung::domain {

// Why a key may not put a line in; nothing when it may. What is not the key's to decide is set to what is
// stored: an employer neither suspends nor lifts a suspension, and a company that is sent without its logo
// keeps the one it has.
[[nodiscard]] std::optional<std::string> permit_line(const PartnerKey& key, CatalogueLine& line,
                                                     CatalogueWriter& stored);

}  // namespace hoigung::domain
