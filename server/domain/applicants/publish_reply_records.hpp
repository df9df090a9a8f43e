#pragma once

#include "domain/applications/reply_record.hpp"
#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

// Puts the reply records that seekers see into the catalogue, where they differ from what is there: a record
// is rounded to what can be said in words, so that pages change only when those do. Returns how many
// differed.
int publish_reply_records(EmployerStore& store, CatalogueStore& catalogue, base::Timestamp now);

// A company's record as its people see it.
[[nodiscard]] ReplyRecord reply_record_of(CompanyId company, EmployerStore& store, base::Timestamp now);

}  // namespace hoigung::domain
