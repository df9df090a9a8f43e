#pragma once

#include "domain/applications/reply_record.hpp"
#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

// Writes the reply records that seekers see into the catalogue where they changed. A public record is rounded
// to what its wording can express, so pages change only when the words do. Returns how many records changed.
int publish_reply_records(EmployerStore& store, CatalogueStore& catalogue, base::Timestamp now);

// A company's record as its members see it.
[[nodiscard]] ReplyRecord reply_record_of(CompanyId company, EmployerStore& store, base::Timestamp now);

}  // namespace hoigung::domain
