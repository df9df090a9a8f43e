#include "pages/application_addresses.hpp"

#include "pages/addresses.hpp"

namespace hoigung::pages {
namespace {

constexpr std::string_view kJob = "job";

bool needs_job(const Route& route) {
    return route.name == "apply" || route.name == "apply-success";
}

// Creating a first resume may name a job, but does not need one.
bool may_name_job(const Route& route) {
    return needs_job(route) || route.name == "create-apply";
}

const domain::Job* job_of(const http::Target& target, const domain::Catalogue& catalogue) {
    const auto id = domain::JobId::parse(target.parameter(kJob).value_or(""));
    return id ? catalogue.job(*id) : nullptr;
}

}  // namespace

bool lacks_job(const Route& route, const http::Target& target, const domain::Catalogue& catalogue) {
    if (!may_name_job(route)) return false;
    if (!needs_job(route) && !target.parameter(kJob)) return false;
    return job_of(target, catalogue) == nullptr;
}

std::optional<std::string> moved_application(const Route& route, const SitePath& path,
                                             const http::Target& target, const domain::Catalogue& catalogue) {
    const domain::Job* job = may_name_job(route) ? job_of(target, catalogue) : nullptr;
    if (job == nullptr || job->posting.apply_url.empty()) return std::nullopt;
    return job_address(*job, path.locale);
}

}  // namespace hoigung::pages
