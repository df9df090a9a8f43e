#include "domain/catalogue/close_due_jobs.hpp"

namespace hoigung::domain {

int close_due_jobs(CatalogueStore& store, base::Timestamp now) {
    // Small transactions, so that other writers never wait long.
    constexpr int kAtOnce = 200;
    int closed = 0;
    for (bool more = true; more;) {
        int closed_now = 0;
        store.write([&](CatalogueWriter& writer) {
            closed_now = 0;
            for (Job& job : writer.due_jobs(now, kAtOnce)) {
                job.state = JobState::closed;
                job.updated_at = now;
                writer.put(job);
                ++closed_now;
            }
        });
        closed += closed_now;
        more = closed_now > 0;
    }
    return closed;
}

}  // namespace hoigung::domain
