#include "domain/applications/close_applications_of.hpp"

namespace hoigung::domain {

std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer, JobId job, base::Timestamp now) {
    auto open = writer.open_applications(job);
    for (const ApplicationId id : open) writer.move(id, ApplicationStatus::job_closed, now);
    return open;
}

}  // namespace hoigung::domain
