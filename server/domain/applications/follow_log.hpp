#pragma once

#include <functional>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Changes of the log in order, and the number up to which a follower has dealt with the log once it has dealt
// with them.
struct LogBatch {
    std::vector<ApplicationChange> changes;
    std::int64_t up_to = 0;
};

// Whether the log has changes after the follower's cursor.
[[nodiscard]] bool is_behind(ApplicationStore& log, LogFollower follower);

// Gives the changes after the follower's cursor to `take`, in batches. `take` stores what follows from a
// batch and moves the cursor to the batch's end, both in one transaction: so each change counts once, even
// when a process is killed or two run at the same time. A change that cannot be read is passed over. Returns
// how many changes were given.
int follow_log(ApplicationStore& log, LogFollower follower, const std::function<void(const LogBatch&)>& take);

}  // namespace hoigung::domain
