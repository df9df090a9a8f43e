#include "domain/partner/partner_applications.hpp"

#include "domain/applications/change_application_status.hpp"
#include "domain/partner/change_states.hpp"
#include "domain/partner/key_rule.hpp"

namespace hoigung::domain {
namespace {

// A key's access to the applicants of a job.
struct Access {
    // False when the job closed too long ago for its applicants to be visible.
    bool is_seen = false;
};

Outcome<Access> access_to(const PartnerKey& key, JobId id, Permission permission,
                          const PartnerApplicationPorts& ports, base::Timestamp now) {
    const Job job = TRY(partner_job(key, id, ports.employers.catalogue));
    if (const auto objection = KeyRule(key, ports.employers.store).objection(job.company_id, permission))
        return *objection;
    return Access{ports.applications.are_applicants_seen(id, now - ports.employers.applicants_kept)};
}

Outcome<Application> seen_application(const PartnerKey& key, ApplicationId id, Permission permission,
                                      const PartnerApplicationPorts& ports, base::Timestamp now) {
    auto application = ports.applications.application(id);
    if (!application) return Refusal::NoSuchApplication;
    const auto access = access_to(key, application->job, permission, ports, now);
    if (!access.ok() && access.error() != Refusal::JobNotFound) return access.error();
    if (!access.ok() || !access->is_seen) return Refusal::NoSuchApplication;
    return std::move(*application);
}

}  // namespace

Outcome<ApplicationPage> job_applications(const PartnerKey& key, JobId job,
                                          std::optional<ApplicationStatus> status, Page page,
                                          const PartnerApplicationPorts& ports, base::Timestamp now) {
    const Access access = TRY(access_to(key, job, Permission::read_applicants, ports, now));
    if (!access.is_seen) return ApplicationPage{};
    return ports.applications.applications_of(job, status, page);
}

Outcome<Application> partner_application(const PartnerKey& key, ApplicationId id,
                                         const PartnerApplicationPorts& ports, base::Timestamp now) {
    return seen_application(key, id, Permission::read_applicants, ports, now);
}

Outcome<Application> change_partner_application(const PartnerKey& key, ApplicationId id,
                                                const ApplicationEvent& step,
                                                const PartnerApplicationPorts& ports) {
    TRY(seen_application(key, id, Permission::answer_applicants, ports, step.at));
    return change_application_status(ports.applications, id, step);
}

Outcome<Application> change_partner_application(const PartnerKey& key, JobId job, SeekerId seeker,
                                                const ApplicationEvent& step,
                                                const PartnerApplicationPorts& ports) {
    const auto access = access_to(key, job, Permission::answer_applicants, ports, step.at);
    if (!access.ok() && access.error() != Refusal::JobNotFound) return access.error();
    if (!access.ok() || !access->is_seen) return Refusal::NoSuchApplication;
    return change_application_status(ports.applications, job, seeker, step);
}

}  // namespace hoigung::domain
