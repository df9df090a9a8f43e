#include "domain/applications/change_application_status.hpp"

namespace hoigung::domain {
namespace {

bool may_move(ApplicationStatus from, ApplicationStatus to) {
    using enum ApplicationStatus;
    switch (from) {
        case applied:
            return to == reviewed || to == contacted || to == rejected;
        case reviewed:
            return to == contacted || to == rejected;
        case contacted:
            return to == rejected;
        case rejected:
        case job_closed:
        case withdrawn:
            return false;
    }
    return false;
}

template <class Find>
Outcome<Application> change(ApplicationStore& store, Find find, ApplicationStatus to, base::Timestamp now) {
    Outcome<Application> outcome = Refusal::NoSuchApplication;
    store.write([&](ApplicationWriter& writer) {
        outcome = Refusal::NoSuchApplication;
        std::optional<Application> application = find(writer);
        if (!application || !may_move(application->status, to)) return;
        writer.move(application->id, to, now);
        application->status = to;
        application->history.push_back({now, to});
        outcome = std::move(*application);
    });
    return outcome;
}

}  // namespace

Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                               ApplicationStatus to, base::Timestamp now) {
    return change(
        store, [id](ApplicationWriter& writer) { return writer.application(id); }, to, now);
}

Outcome<Application> change_application_status(ApplicationStore& store, JobId job, SeekerId seeker,
                                               ApplicationStatus to, base::Timestamp now) {
    return change(
        store, [job, seeker](ApplicationWriter& writer) { return writer.application(job, seeker); }, to, now);
}

}  // namespace hoigung::domain
