#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/partner/partner_key.hpp"

// What employers see of applications and how they change their status. Somebody else's application is
// reported as not found.
namespace hoigung::domain {

// A job's applications, newest first, including withdrawn ones.
[[nodiscard]] Outcome<ApplicationPage> job_applications(const PartnerKey& key, JobId job,
                                                        std::optional<ApplicationStatus> status, Page page,
                                                        CatalogueStore& catalogue, ApplicationStore& store);

[[nodiscard]] Outcome<Application> partner_application(const PartnerKey& key, ApplicationId id,
                                                       CatalogueStore& catalogue, ApplicationStore& store);

// A step of change_application_status() by the employer of the job.
[[nodiscard]] Outcome<Application> change_partner_application(const PartnerKey& key, ApplicationId id,
                                                              const ApplicationEvent& step,
                                                              CatalogueStore& catalogue,
                                                              ApplicationStore& store);
[[nodiscard]] Outcome<Application> change_partner_application(const PartnerKey& key, JobId job,
                                                              SeekerId seeker, const ApplicationEvent& step,
                                                              CatalogueStore& catalogue,
                                                              ApplicationStore& store);

}  // namespace hoigung::domain
