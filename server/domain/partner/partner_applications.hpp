#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/keys/partner_key.hpp"

// Employers' view of applications, and changes of their status. An application of another company's job is
// reported as not found, and so is one whose job closed so long ago that companies no longer see its
// applicants.
namespace hoigung::domain {

struct PartnerApplicationPorts {
    ApplicationStore& applications;
    const EmployerPorts& employers;
};

// A job's applications, newest first, including withdrawn ones.
[[nodiscard]] Outcome<ApplicationPage> job_applications(const PartnerKey& key, JobId job,
                                                        std::optional<ApplicationStatus> status, Page page,
                                                        const PartnerApplicationPorts& ports,
                                                        base::Timestamp now);

[[nodiscard]] Outcome<Application> partner_application(const PartnerKey& key, ApplicationId id,
                                                       const PartnerApplicationPorts& ports,
                                                       base::Timestamp now);

// A step of change_application_status(), for the employer of the job, at the step's time.
[[nodiscard]] Outcome<Application> change_partner_application(const PartnerKey& key, ApplicationId id,
                                                              const ApplicationEvent& step,
                                                              const PartnerApplicationPorts& ports);
[[nodiscard]] Outcome<Application> change_partner_application(const PartnerKey& key, JobId job,
                                                              SeekerId seeker, const ApplicationEvent& step,
                                                              const PartnerApplicationPorts& ports);

}  // namespace hoigung::domain
