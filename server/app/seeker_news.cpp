#include "app/seeker_news.hpp"

#include "domain/alerts/act_on_job_states.hpp"
#include "domain/notifications/tell_of_closed_jobs.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::days kNotificationTerm{180};

}  // namespace

SeekerNews::SeekerNews(store::Database& database, domain::LeaseStore& leases, std::string process,
                       const domain::Board& board, domain::ApplicationStore& applications,
                       std::shared_ptr<const search::Dictionary> dictionary, const base::Clock& clock,
                       base::Random& random)
    : board_(board),
      applications_(applications),
      clock_(clock),
      random_(random),
      alerts_(database),
      notifications_(database),
      job_states_(database),
      index_(std::move(dictionary)),
      tasks_(leases, std::move(process), clock) {
    tasks_.add(
        "act on job states", 250ms, [this] { return job_states_.any(); },
        [this] {
            domain::act_on_job_states(board_.view()->catalogue, job_states_, alerts_, book_, notifications_,
                                      random_, clock_.now());
        });
    tasks_.add(
        "tell of closed jobs", 500ms,
        [this] { return domain::may_tell_of_closed_jobs(applications_, notifications_); },
        [this] { domain::tell_of_closed_jobs(applications_, notifications_, random_, clock_.now()); });
}

void SeekerNews::sweep() {
    notifications_.sweep(clock_.now() - kNotificationTerm);
}

}  // namespace hoigung::app
