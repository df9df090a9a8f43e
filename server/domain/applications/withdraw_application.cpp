#include "domain/applications/withdraw_application.hpp"

#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {

Outcome<ApplicationId> withdraw_application(SeekerId seeker, std::string_view id, ApplicationStore& store,
                                            base::Timestamp now) {
    const auto wanted = ApplicationId::parse(id);
    if (!wanted) return Refusal::NoSuchApplication;
    Outcome<ApplicationId> outcome = Refusal::NoSuchApplication;
    store.write([&](ApplicationWriter& writer) {
        outcome = Refusal::NoSuchApplication;
        if (const auto allowed = require_seeker(writer.seeker(seeker)); !allowed.ok()) {
            outcome = allowed.error();
            return;
        }
        const auto application = writer.application(*wanted);
        // Another seeker's application is treated as not found.
        if (!application || application->seeker != seeker) return;
        if (!is_open(application->status) && application->status != ApplicationStatus::job_closed) return;
        writer.move(application->id, {now, ApplicationStatus::withdrawn});
        outcome = application->id;
    });
    return outcome;
}

}  // namespace hoigung::domain
