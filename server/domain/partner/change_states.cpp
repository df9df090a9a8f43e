#include "domain/partner/change_states.hpp"

#include "domain/catalogue/change_job_state.hpp"
#include "domain/employers/employer_texts.hpp"

namespace hoigung::domain {
namespace {

// The company's people read in the portal what was decided and why.
void tell_people(CompanyId id, bool is_suspended, bool is_new, const std::string& reason,
                 const EmployerPorts& ports, base::Timestamp now) {
    ports.store.write([&](EmployerWriter& writer) {
        auto company = writer.company(id);
        const std::string words = is_suspended ? reason : "";
        if (!company || (!is_new && company->suspension_reason == words)) return;
        company->suspension_reason = words;
        writer.put(*company);
        note_staff(writer, ports.random, id,
                   is_suspended ? ActivityKind::company_suspended : ActivityKind::company_restored, words,
                   now);
    });
}

}  // namespace

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
                                 std::string_view reason, const EmployerPorts& ports, base::Timestamp now) {
    if (!key.is_operator()) return Refusal::PermissionDenied;
    const std::string words = TRY(read_text(reason, kLongestNote));
    bool is_new = false;
    Outcome<Company> outcome = Refusal::CompanyNotFound;
    ports.catalogue.write([&](CatalogueWriter& writer) {
        outcome = Refusal::CompanyNotFound;
        auto company = writer.company(id);
        if (!company) return;
        is_new = company->is_suspended != is_suspended;
        if (is_new) {
            company->is_suspended = is_suspended;
            company->updated_at = now;
            writer.put(*company);
        }
        outcome = std::move(*company);
    });
    if (outcome.ok()) tell_people(id, is_suspended, is_new, words, ports, now);
    return outcome;
}

}  // namespace hoigung::domain
