#include "domain/employer_jobs/job_days.hpp"

namespace hoigung::domain {

void OpeningCounter::count(JobId job, base::Timestamp now) {
    const base::Date day = base::hong_kong_date(now);
    const std::lock_guard lock(mutex_);
    ++counts_[day][job];
}

void OpeningCounter::flush(JobDayStore& store) {
    std::map<base::Date, std::map<JobId, std::int64_t>> taken;
    {
        const std::lock_guard lock(mutex_);
        taken.swap(counts_);
    }
    while (!taken.empty()) {
        const auto day = taken.begin();
        try {
            store.add_openings({day->first, day->second});
        } catch (...) {
            // Keeps the counts for the next call.
            const std::lock_guard lock(mutex_);
            for (const auto& [date, counts] : taken) {
                for (const auto& [job, count] : counts) counts_[date][job] += count;
            }
            throw;
        }
        taken.erase(day);
    }
}

bool DaysToSumUp::any(JobDayStore& store, base::Timestamp now) {
    constexpr std::chrono::minutes kLongestPause{10};
    seen_ = {store.last_counted(), now};
    // The clock may have been set back.
    return !done_ || done_->last != seen_->last || now < done_->at || now >= done_->at + kLongestPause ||
           base::hong_kong_date(now) != base::hong_kong_date(done_->at);
}

void sum_up_days(JobDayStore& store, base::Timestamp now) {
    using std::chrono::days;
    const std::chrono::sys_days today(base::hong_kong_date(now));
    for (const auto day : {today - days{1}, today})
        store.sum_up(day, base::hong_kong_midnight(day), base::hong_kong_midnight(day + days{1}));
}

}  // namespace hoigung::domain
