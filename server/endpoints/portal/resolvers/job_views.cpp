#include "endpoints/portal/resolvers/job_views.hpp"

#include <fmt/format.h>

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
        own = domain::own_company(reader, context.caller->person.id, company_id, domain::Permission::read);
    });
    if (!own.ok()) return refuse(field, own.error());
    const auto view = job_view(context.service, std::move(own->company), job_id);
    view ? field.object(*view) : refuse(field, domain::Refusal::IdNotFound);
}

std::string schedule_problem_text(const domain::EmployerJob& job, const PortalContext& context) {
    if (!job.draft) return "";
    if (const std::string& reason = job.draft->refused_because; !reason.empty())
        return context.locale == domain::Locale::en
                   ? fmt::format("We did not publish this job: “{}”. You can change it and publish it again.",
                                 reason)
                   : fmt::format("我們沒有刊登此職位，原因：「{}」。你可以修改後再刊登。", reason);
    const auto problem = job.draft->schedule_problem;
    return problem ? context.text(context.service.errors.of(refusal_of(*problem)).text) : std::string();
}

std::string hold_notice(const domain::EmployerJob& job, domain::Locale locale) {
    if (!job.draft || !job.draft->held_at) return "";
    const bool is_english = locale == domain::Locale::en;
    std::string words;
    for (const std::string& each : job.draft->held_words)
        words += is_english ? fmt::format("{}“{}”", words.empty() ? "" : ", ", each)
                            : fmt::format("{}「{}」", words.empty() ? "" : "、", each);
    const bool is_change = job.stage == domain::JobStage::open;
    if (is_english)
        return fmt::format(
            "We look at {} before {}, because of these words: {}. If nothing is wrong, {} by itself; nobody "
            "has "
            "to do anything else.",
            is_change ? "your changes" : "this job", is_change ? "seekers see them" : "it goes out", words,
            is_change ? "that happens" : "it goes out");
    return fmt::format("{}有以下字句，我們查看後才會刊登：{}。如沒有問題，會自動刊登，你毋須再做任何事。",
                       is_change ? "你的更改" : "此職位", words);
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
