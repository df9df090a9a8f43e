#include "domain/catalogue/close_due_jobs.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

int close_due_jobs(CatalogueStore& store, base::Timestamp now) {
    // Small transactions, so that other writers never wait long.
    constexpr int kAtOnce = 200;
    int closed = 0;
    for (bool more = true; more;) {
        const int closed_now = transact(store, [&](CatalogueWriter& writer) {
            int count = 0;
            for (Job& job : writer.due_jobs(now, kAtOnce)) {
                job.state = JobState::closed;
                job.updated_at = now;
                writer.put(job);
                ++count;
            }
            return count;
        });
        closed += closed_now;
        more = closed_now > 0;
    }
    return closed;
}

}  // namespace hoigung::domain
