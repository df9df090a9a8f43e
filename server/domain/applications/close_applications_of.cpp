#include "domain/applications/close_applications_of.hpp"

namespace hoigung::domain {

std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer,
                                                 const std::map<JobId, JobClosing>& closed) {
    // All are locked before the first one moves: moving takes the number of a change, for which those who
    // hold another application wait.
    std::vector<ApplicationId> open;
    std::vector<JobClosing> closings;
    for (const auto& [job, closing] : closed) {
        for (const ApplicationId id : writer.open_applications(job)) open.push_back(id);
        closings.resize(open.size(), closing);
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        writer.move(open[i], {closings[i].at, ApplicationStatus::job_closed});
        if (closings[i].is_answer) writer.record_answer(open[i], closings[i].at);
    }
    return open;
}

}  // namespace hoigung::domain
