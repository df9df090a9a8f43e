#include "domain/applications/close_applications_of.hpp"

namespace hoigung::domain {

std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer,
                                                 const std::map<JobId, JobClosing>& closed) {
    // All applications are locked before the first one moves: a move takes the next change number, and a
    // transaction that holds another of these applications may be waiting for that number.
    std::vector<JobId> jobs;
    jobs.reserve(closed.size());
    for (const auto& [job, closing] : closed) jobs.push_back(job);
    if (jobs.empty()) return {};
    const auto open = writer.open_applications(jobs);
    std::vector<ApplicationId> ids;
    std::vector<EndedApplication> ended;
    for (const OpenApplication& each : open) {
        ids.push_back(each.id);
        ended.push_back({each.id, closed.at(each.job).at});
    }
    writer.end_with_job(ended);
    for (const OpenApplication& each : open) {
        const JobClosing& closing = closed.at(each.job);
        if (closing.is_answer) writer.record_answer(each.id, closing.at);
    }
    return ids;
}

}  // namespace hoigung::domain
