#include "domain/applications/withdraw_application.hpp"

#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<ApplicationId> withdraw_application(SeekerId seeker, std::string_view id, ApplicationStore& store,
                                            base::Timestamp now) {
    const auto wanted = ApplicationId::parse(id);
    if (!wanted) return Refusal::NoSuchApplication;
    return transact(store, [&](ApplicationWriter& writer) -> Outcome<ApplicationId> {
        if (const auto allowed = require_seeker(writer.seeker(seeker)); !allowed.ok()) {
            return allowed.error();
        }
        const auto application = writer.application(*wanted);
        // Another seeker's application is treated as not found.
        if (!application || application->seeker != seeker) return Refusal::NoSuchApplication;
        if (application->status == ApplicationStatus::withdrawn) return Refusal::ApplicationWithdrawn;
        if (!is_open(application->status) && application->status != ApplicationStatus::job_closed)
            return Refusal::StepNotAllowed;
        writer.move(application->id, {now, ApplicationStatus::withdrawn});
        return application->id;
    });
}

}  // namespace hoigung::domain
