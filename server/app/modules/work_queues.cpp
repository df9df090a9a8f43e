#include "app/modules/work_queues.hpp"

#include <algorithm>

namespace hoigung::app {
namespace {

std::size_t count(int threads) {
    return static_cast<std::size_t>(threads);
}

// Bulk work never takes more than a quarter of the database's connections, so that most are left for
// people.
std::size_t a_quarter_of(int connections) {
    return count(std::max(1, connections / 4));
}

// Leaves connections for seekers when many employers are active.
std::size_t half_of(int connections) {
    return count(std::max(1, connections / 2));
}

// A single person, or all people of one company, leave at least one of the employers' threads to others.
base::WorkShares employers_shares(const Settings& settings) {
    const std::size_t threads = half_of(settings.database_connections);
    const auto share = [threads](int most) {
        return std::clamp<std::size_t>(count(most), 1, std::max<std::size_t>(1, threads - 1));
    };
    return {share(settings.portal_requests_per_person), count(settings.portal_waiting_per_person),
            share(settings.portal_requests_per_company)};
}

}  // namespace

WorkQueues::WorkQueues(const Settings& settings) : employers(1000, employers_shares(settings)) {}

RequestThreads::RequestThreads(const Settings& settings, WorkQueues& queues)
    : people_(queues.people, count(settings.database_connections)),
      employers_(queues.employers, half_of(settings.database_connections),
                 base::WorkerThreads::Urgency::yields),
      console_(queues.console, a_quarter_of(settings.database_connections)),
      pictures_(queues.pictures, a_quarter_of(settings.database_connections)),
      bulk_(queues.bulk, a_quarter_of(settings.database_connections)),
      login_codes_(queues.login_codes, count(settings.otp_threads)),
      uploads_(queues.uploads, count(settings.media_threads)),
      partners_(queues.partners, count(settings.partner_threads)) {}

}  // namespace hoigung::app
