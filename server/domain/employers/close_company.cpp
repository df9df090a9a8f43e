#include "domain/employers/close_company.hpp"

#include "base/text.hpp"
#include "domain/catalogue/change_job_state.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

bool is_named(const LocalizedText& name, std::string_view typed) {
    const std::string wanted = base::fold(base::trim(typed));
    return !wanted.empty() && (wanted == base::fold(name.zh_hant) || wanted == base::fold(name.en));
}

}  // namespace

void take_off_site(CompanyId id, CatalogueStore& catalogue, base::Timestamp now) {
    const auto open = transact(catalogue, [&](CatalogueWriter& writer) {
        std::vector<JobId> jobs;
        auto company = writer.company(id);
        if (!company) return jobs;
        for (const Job& job : writer.jobs_of(id)) {
            if (job.state == JobState::published) jobs.push_back(job.id);
        }
        company->is_suspended = true;
        company->updated_at = now;
        writer.put(*company);
        return jobs;
    });
    for (const JobId job : open) static_cast<void>(change_job_state(catalogue, job, JobState::closed, now));
}

void mark_closed(EmployerWriter& writer, EmployerCompany& company, const Person& person, base::Random& random,
                 base::Timestamp now) {
    company.state = CompanyState::closed;
    company.waiting.reset();
    writer.companies().put(company);
    for (const Invitation& invitation : writer.people().invitations_of(company.id))
        writer.people().remove(invitation.id);
    note(writer, random, company.id, person, ActivityKind::company_closed, "", now);
}

Outcome<OwnCompany> close_company(const Person& person, std::string_view company_id,
                                  std::string_view typed_name, const EmployerPorts& ports,
                                  base::Timestamp now) {
    const auto on_site = company_on_site(company_id, ports.catalogue);
    const auto closable = [&](EmployerReader& reader) -> Outcome<OwnCompany> {
        auto own = TRY(own_company(reader, person.id, company_id, Permission::close_company));
        if (!is_named(shown_profile(own.company, on_site).name, typed_name)) return Refusal::NotConfirmed;
        return own;
    };
    const auto own = look_up(ports.store, [&](EmployerReader& reader) { return closable(reader); });
    if (!own.ok()) return own.error();
    // The company leaves the site first: if this is interrupted, it is still open in the portal and can be
    // closed again.
    take_off_site(own->company.id, ports.catalogue, now);
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<OwnCompany> {
        auto closing = TRY(closable(writer));
        closing.company.profile = CompanyProfile(shown_profile(closing.company, on_site));
        mark_closed(writer, closing.company, person, ports.random, now);
        return closing;
    });
}

}  // namespace hoigung::domain
