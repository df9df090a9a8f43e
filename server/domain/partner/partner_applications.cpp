#include "domain/partner/partner_applications.hpp"

#include "domain/applications/change_application_status.hpp"
#include "domain/partner/change_states.hpp"

namespace hoigung::domain {

Outcome<ApplicationPage> job_applications(const PartnerKey& key, JobId job,
                                          std::optional<ApplicationStatus> status, Page page,
                                          CatalogueStore& catalogue, ApplicationStore& store) {
    TRY(partner_job(key, job, catalogue));
    return store.applications_of(job, status, page);
}

Outcome<Application> partner_application(const PartnerKey& key, ApplicationId id, CatalogueStore& catalogue,
                                         ApplicationStore& store) {
    auto application = store.application(id);
    if (!application || !partner_job(key, application->job, catalogue).ok())
        return Refusal::NoSuchApplication;
    return std::move(*application);
}

Outcome<Application> change_partner_application(const PartnerKey& key, ApplicationId id,
                                                const ApplicationEvent& step, CatalogueStore& catalogue,
                                                ApplicationStore& store) {
    TRY(partner_application(key, id, catalogue, store));
    return change_application_status(store, id, step);
}

Outcome<Application> change_partner_application(const PartnerKey& key, JobId job, SeekerId seeker,
                                                const ApplicationEvent& step, CatalogueStore& catalogue,
                                                ApplicationStore& store) {
    if (!partner_job(key, job, catalogue).ok()) return Refusal::NoSuchApplication;
    return change_application_status(store, job, seeker, step);
}

}  // namespace hoigung::domain
