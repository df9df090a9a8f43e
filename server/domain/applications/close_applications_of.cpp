#include "domain/applications/close_applications_of.hpp"

namespace hoigung::domain {

std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer,
                                                 const std::map<JobId, base::Timestamp>& closed) {
    // All are locked before the first one moves: moving takes the number of a change, for which those who
    // hold another application wait.
    std::vector<ApplicationId> open;
    std::vector<base::Timestamp> moments;
    for (const auto& [job, moment] : closed) {
        for (const ApplicationId id : writer.open_applications(job)) open.push_back(id);
        moments.resize(open.size(), moment);
    }
    for (std::size_t i = 0; i < open.size(); ++i)
        writer.move(open[i], ApplicationStatus::job_closed, moments[i]);
    return open;
}

}  // namespace hoigung::domain
