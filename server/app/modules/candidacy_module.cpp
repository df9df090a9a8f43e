#include "app/modules/candidacy_module.hpp"

#include "app/portal_settings.hpp"
#include "domain/applications/follow_log.hpp"
#include "domain/candidacies/tell_of_candidacies.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

namespace {

domain::ListenerPorts listener_ports(Stores& stores, const endpoints::Identity& identity) {
    return {stores.employers, stores.identity, identity.session_registry, identity.tokens,
            identity.rules.sessions};
}

}  // namespace

CandidacyModule::CandidacyModule(Runtime& runtime, Operations& operations, Stores& stores,
                                 const IdentityModule& identity, MailModule& mail)
    : operations_(operations),
      streams_({static_cast<std::size_t>(runtime.settings.max_streams),
                static_cast<std::size_t>(runtime.settings.max_streams_per_person),
                static_cast<std::size_t>(runtime.settings.max_streams_per_address)}),
      follower_(stores.candidacies, stores.news, streams_, listener_ports(stores, identity.identity()),
                runtime.clock, std::chrono::days(runtime.settings.applicant_days)),
      following_(stores.watcher, [this](const store::Watermarks* marks) { follower_.told(marks); }),
      dependencies_{.ports = {.store = stores.candidacies,
                              .employers = stores.employers,
                              .random = runtime.random,
                              .rules = delivery_rules(runtime.settings, stores.keys, runtime.random),
                              .applicants_kept = std::chrono::days(runtime.settings.applicant_days),
                              .seeker_limits = seeker_message_limits(runtime.settings)},
                    .streams = streams_,
                    .changed =
                        [this, &mail] {
                            follower_.wake();
                            mail.poll_now();
                        }},
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add_watched(
        "tell employers", 1s,
        [](const store::Watermarks& marks) { return marks.applications > marks.employers_told; },
        [&stores] { return domain::is_behind(stores.applications, domain::LogFollower::employers); },
        [this, &runtime, &stores, &mail] {
            if (domain::tell_employers(stores.applications, dependencies_.ports, runtime.clock.now()))
                mail.poll_now();
        });
    tasks_.add_watched(
        "tell of messages", 2s,
        [&runtime](const store::Watermarks& marks) {
            const auto now = runtime.clock.now();
            return store::is_due(marks.seeker_message, now) || store::is_due(marks.employer_message, now);
        },
        [&runtime, &stores] { return domain::may_tell_of_messages(stores.candidacies, runtime.clock.now()); },
        [this, &runtime, &mail] {
            if (domain::tell_of_messages(dependencies_.ports, runtime.clock.now()) > 0) mail.poll_now();
        });
    tasks_.add_watched(
        "remind of interviews", 1min,
        [&runtime](const store::Watermarks& marks) {
            return store::is_due(marks.interview_reminder, runtime.clock.now());
        },
        [] { return true; },
        [this, &runtime, &mail] {
            if (domain::remind_of_interviews(dependencies_.ports, runtime.clock.now()) > 0) mail.poll_now();
        });
    tasks_.start(stores.watcher);
    operations_.on_clock_moved(this, [this] {
        tasks_.run_now();
        // Sessions may have expired at the new time.
        streams_.hurry_beat();
        follower_.wake();
    });
}

CandidacyModule::~CandidacyModule() {
    operations_.on_clock_moved(this, nullptr);
}

}  // namespace hoigung::app
