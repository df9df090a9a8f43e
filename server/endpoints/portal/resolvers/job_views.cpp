#include "endpoints/portal/resolvers/job_views.hpp"

#include <fmt/format.h>

#include "domain/employers/portal_reads.hpp"

namespace hoigung::endpoints::portal {

Branches branches_for(const PortalService& service, domain::CompanyId company) {
    return std::make_shared<const std::vector<domain::Branch>>(
        domain::find_branches(service.ports.store, company));
}

JobView JobScope::view(domain::EmployerJob job) {
    jobs_.push_back(job.id);
    if (job.draft) names_.expect(job.draft->saved_by);
    return {std::move(job), shared_from_this()};
}

const std::vector<domain::JobDay>& JobScope::days(domain::JobId job, int count) {
    auto found = days_.find(count);
    if (found == days_.end())
        found = days_.emplace(count, domain::find_job_days(jobs_, count, service_.ports.store)).first;
    return found->second[job];
}

std::optional<JobView> job_view(const PortalService& service, const domain::EmployerCompany& company,
                                std::string_view id) {
    const auto parsed = domain::JobId::parse(id);
    if (!parsed) return std::nullopt;
    auto views = job_views(service, company, std::span(&*parsed, 1));
    if (views.empty()) return std::nullopt;
    return std::move(views.begin()->second);
}

std::map<domain::JobId, JobView> job_views(const PortalService& service,
                                           const domain::EmployerCompany& company,
                                           std::span<const domain::JobId> ids) {
    std::map<domain::JobId, JobView> views;
    auto jobs = domain::find_employer_jobs(company.id, ids, service.ports);
    if (jobs.empty()) return views;
    const auto scope = std::make_shared<JobScope>(service, company, branches_for(service, company.id));
    for (auto& [id, job] : jobs) views.emplace(id, scope->view(std::move(job)));
    return views;
}

void answer_job(graphql::Field& field, const domain::EmployerCompany& company, std::string_view job_id) {
    const auto view = job_view(context_of(field).service, company, job_id);
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
