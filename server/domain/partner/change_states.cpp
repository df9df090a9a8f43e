#include "domain/partner/change_states.hpp"

#include "domain/catalogue/change_job_state.hpp"
#include "domain/operator/suspend_company.hpp"

namespace hoigung::domain {

Outcome<Job> partner_job(const PartnerKey& key, JobId id, CatalogueStore& store) {
    auto job = store.job(id);
    if (!job || !key.speaks_for(job->company_id)) return Refusal::JobNotFound;
    return std::move(*job);
}

Outcome<Company> partner_company(const PartnerKey& key, CompanyId id, CatalogueStore& store) {
    auto company = key.speaks_for(id) ? store.company(id) : std::nullopt;
    if (!company) return Refusal::CompanyNotFound;
    return std::move(*company);
}

Outcome<Job> change_partner_job(const PartnerKey& key, JobId id, JobState to, CatalogueStore& store,
                                base::Timestamp now) {
    return change_job_state(store, id, to, now, [&](const Job& job) -> std::optional<Refusal> {
        if (!key.speaks_for(job.company_id)) return Refusal::JobNotFound;
        const bool touches_suspension = job.state == JobState::suspended || to == JobState::suspended;
        if (touches_suspension && !key.is_operator()) return Refusal::PermissionDenied;
        return std::nullopt;
    });
}

Outcome<Company> suspend_company(const PartnerKey& key, CompanyId id, bool is_suspended,
                                 std::string_view reason, const EmployerPorts& ports, ActLog& log,
                                 base::Timestamp now) {
    if (!key.is_operator()) return Refusal::PermissionDenied;
    return set_suspension(acting_by(key, now, log), id, is_suspended, reason, ports);
}

}  // namespace hoigung::domain
