#include "endpoints/portal/resolvers/job_views.hpp"

namespace hoigung::endpoints::portal {

Branches branches_for(const PortalService& service, domain::CompanyId company) {
    auto branches = std::make_shared<std::vector<domain::Branch>>();
    service.ports.store.read(
        [&](domain::EmployerReader& reader) { *branches = reader.branches_of(company); });
    return branches;
}

DraftView draft_view(const PortalService& service, domain::JobDraft draft,
                     std::shared_ptr<const domain::Job> job, Branches branches) {
    DraftView view{std::move(draft), std::move(job), "", std::move(branches)};
    service.ports.store.read([&](domain::EmployerReader& reader) {
        const auto person = view.draft.saved_by ? reader.person(*view.draft.saved_by) : std::nullopt;
        if (person) view.saved_by = person->shown_name();
    });
    return view;
}

std::optional<JobView> job_view(const PortalService& service, domain::EmployerCompany company,
                                std::string_view id, Branches branches) {
    auto job = domain::find_employer_job(company.id, id, service.ports);
    if (!job) return std::nullopt;
    if (!branches) branches = branches_for(service, company.id);
    return JobView{std::move(*job), std::move(company), std::move(branches)};
}

std::map<domain::JobId, JobView> job_views(const PortalService& service,
                                           const domain::EmployerCompany& company,
                                           std::span<const domain::JobId> ids) {
    std::map<domain::JobId, JobView> views;
    if (ids.empty()) return views;
    const Branches branches = branches_for(service, company.id);
    for (auto& [id, job] : domain::find_employer_jobs(company.id, ids, service.ports))
        views.emplace(id, JobView{std::move(job), company, branches});
    return views;
}

void answer_job(graphql::Field& field, std::string_view company_id, std::string_view job_id) {
    const PortalContext& context = context_of(field);
    domain::Outcome<domain::OwnCompany> own = domain::Refusal::CompanyNotFound;
    context.service.ports.store.read([&](domain::EmployerReader& reader) {
        own = domain::own_company(reader, context.caller->person.id, company_id, domain::Act::read);
    });
    if (!own.ok()) return refuse(field, own.error());
    const auto view = job_view(context.service, std::move(own->company), job_id);
    view ? field.object(*view) : refuse(field, domain::Refusal::IdNotFound);
}

std::string_view weight_name(domain::Weight weight) {
    return weight == domain::Weight::blocks_here ? "blocks" : base::name_of(weight);
}

domain::Refusal refusal_of(domain::ScheduleProblem problem) {
    using domain::Refusal;
    using enum domain::ScheduleProblem;
    switch (problem) {
        case not_valid:
            return Refusal::JobNotValid;
        case same_job_exists:
            return Refusal::SameJobExists;
        case job_changed:
            return Refusal::JobChanged;
        case job_suspended:
            return Refusal::JobSuspended;
        case job_removed:
            return Refusal::JobNotFound;
        case limit_reached:
            return Refusal::CompanyLimitReached;
    }
    return Refusal::JobNotValid;
}

}  // namespace hoigung::endpoints::portal
