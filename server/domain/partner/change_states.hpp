#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A job that the key may access. Another company's job is reported as not found.
[[nodiscard]] Outcome<Job> partner_job(const PartnerKey& key, JobId id, CatalogueStore& store);
[[nodiscard]] Outcome<Company> partner_company(const PartnerKey& key, CompanyId id, CatalogueStore& store);

// Closes or reopens a job; only the operator may suspend one or lift a suspension.
[[nodiscard]] Outcome<Job> change_partner_job(const PartnerKey& key, JobId id, JobState to,
                                              CatalogueStore& store, base::Timestamp now);

// Suspends a company or lifts the suspension, as set_suspension() does; operator only.
[[nodiscard]] Outcome<Company> suspend_company(const PartnerKey& key, CompanyId id, bool is_suspended,
                                               std::string_view reason, const EmployerPorts& ports,
                                               ActLog& log, base::Timestamp now);

}  // namespace hoigung::domain
