#include "app/opened_jobs.hpp"

#include "pages/robots.hpp"

namespace hoigung::app {
namespace {

std::string document_of_job_page(const std::map<std::string, std::string>& documents) {
    constexpr std::string_view kBegins = "query JobDetail(";
    for (const auto& [hash, text] : documents) {
        if (text.find(kBegins) != std::string::npos) return "\"sha256:" + hash + '"';
    }
    return "";
}

}  // namespace

OpenedJobs::OpenedJobs(const std::map<std::string, std::string>& documents,
                       const domain::LiveCatalogue& catalogue, const base::Clock& clock)
    : document_(document_of_job_page(documents)), catalogue_(catalogue), clock_(clock) {}

void OpenedJobs::look_at(const http::Request& request) {
    constexpr std::string_view kIds = "\"ids\":[\"";
    constexpr std::size_t kIdSize = 24;
    const std::string_view body = request.body;
    if (!pages::is_person(request)) return;
    if (document_.empty() || body.find(document_) == std::string_view::npos) return;
    const std::size_t ids = body.find(kIds);
    if (ids == std::string_view::npos) return;
    const auto job = domain::JobId::parse(body.substr(ids + kIds.size(), kIdSize));
    if (job && catalogue_.snapshot()->catalogue.job(*job) != nullptr) opened(*job);
}

}  // namespace hoigung::app
