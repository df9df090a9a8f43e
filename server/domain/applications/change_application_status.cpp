#include "domain/applications/change_application_status.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

using MayStep = bool (*)(ApplicationStatus from, ApplicationStatus to);

Outcome<Application> take_step(ApplicationWriter& writer, Application application,
                               const ApplicationEvent& step, MayStep may_step) {
    if (!may_step(application.status, step.status)) return Refusal::StepNotAllowed;
    if (application.status == ApplicationStatus::job_closed && writer.is_superseded(application))
        return Refusal::AppliedAgain;
    writer.move(application.id, step);
    application.status = step.status;
    application.history.push_back(step);
    return application;
}

template <class Find>
Outcome<Application> change(ApplicationStore& store, Find find, const ApplicationEvent& step) {
    return transact(store, [&](ApplicationWriter& writer) -> Outcome<Application> {
        std::optional<Application> application = find(writer);
        if (application) return take_step(writer, std::move(*application), step, may_move);
        return Refusal::NoSuchApplication;
    });
}

}  // namespace

bool may_move(ApplicationStatus from, ApplicationStatus to) {
    using enum ApplicationStatus;
    switch (from) {
        case applied:
            return to == reviewed || to == contacted || to == rejected || to == hired;
        case reviewed:
        case job_closed:
            return to == contacted || to == rejected || to == hired;
        case contacted:
            return to == rejected || to == hired;
        case rejected:
        case hired:
        case withdrawn:
            return false;
    }
    return false;
}

bool may_decide(ApplicationStatus from, ApplicationStatus to) {
    using enum ApplicationStatus;
    return may_move(from, to) || (from == hired && (to == contacted || to == rejected));
}

Outcome<Application> take_decided_step(ApplicationWriter& writer, Application application,
                                       const ApplicationEvent& step) {
    return take_step(writer, std::move(application), step, may_decide);
}

void note_contacted(ApplicationWriter& writer, ApplicationId id, ApplicationStatus status, PersonId by,
                    base::Timestamp now) {
    using enum ApplicationStatus;
    if (status == applied || status == reviewed) {
        writer.move(id, {now, contacted, by, std::nullopt, true});
    } else {
        writer.record_answer(id, now);
    }
}

std::optional<Application> lock_application(ApplicationWriter& writer, ApplicationId id) {
    const auto seeker = writer.seeker_of(id);
    if (!seeker) return std::nullopt;
    static_cast<void>(writer.seeker(*seeker));
    return writer.application(id);
}

Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                               const ApplicationEvent& step) {
    return change(
        store, [id](ApplicationWriter& writer) { return lock_application(writer, id); }, step);
}

Outcome<Application> change_application_status(ApplicationStore& store, JobId job, SeekerId seeker,
                                               const ApplicationEvent& step) {
    return change(
        store,
        [job, seeker](ApplicationWriter& writer) {
            static_cast<void>(writer.seeker(seeker));
            return writer.application(job, seeker);
        },
        step);
}

}  // namespace hoigung::domain
