#include "domain/applications/follow_log.hpp"

namespace hoigung::domain {
namespace {

// Small transactions, so that other writers never wait long.
constexpr int kBatchSize = 200;

}  // namespace

bool is_behind(ApplicationStore& log, LogFollower follower) {
    return log.last_change() > log.cursor(follower);
}

int follow_log(ApplicationStore& log, LogFollower follower,
               const std::function<void(const LogBatch&)>& take) {
    int given = 0;
    std::int64_t before = -1;
    for (;;) {
        const std::int64_t cursor = log.cursor(follower);
        // Nobody moved the cursor, so the same batch would come again.
        if (cursor <= before) return given;
        before = cursor;
        // Read before the changes: no change up to this number becomes visible later.
        const std::int64_t last = log.last_change();
        LogBatch batch{log.changes_after(cursor, kBatchSize), last};
        const bool is_end = batch.changes.empty();
        // A batch ends with its last change even when it is short: changes that cannot be read make it short,
        // and others may follow.
        if (!is_end) batch.up_to = batch.changes.back().number;
        // Without changes, the rest of the log belongs to deleted accounts or cannot be read.
        if (!is_end || last > cursor) take(batch);
        given += static_cast<int>(batch.changes.size());
        if (is_end) return given;
    }
}

}  // namespace hoigung::domain
