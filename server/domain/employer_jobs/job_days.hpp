#pragma once

#include <map>
#include <mutex>

#include "domain/employer_jobs/job_draft.hpp"

namespace hoigung::domain {

// How often jobs were opened on a day, and which day that was.
struct OpeningsOfADay {
    base::Date day;
    std::map<JobId, std::int64_t> counts;
};

// Sums by day.
class JobDayStore {
  public:
    virtual ~JobDayStore() = default;
    // Adds what a process has counted.
    virtual void add_openings(const OpeningsOfADay& openings) = 0;
    // Counts the views and applications of a day, from its first moment to its last. Again, it counts the
    // same: it adds nothing to what is there.
    virtual void sum_up(base::Date day, base::Timestamp from, base::Timestamp to) = 0;
};

// Counts openings in memory until they are written: a page must not wait for the database.
class OpeningCounter {
  public:
    void count(JobId job, base::Timestamp now);
    // Writes what was counted since the last call.
    void flush(JobDayStore& store);

  private:
    std::mutex mutex_;
    std::map<base::Date, std::map<JobId, std::int64_t>> counts_;
};

// Sums up today and yesterday: what came in just before midnight is counted after it.
void sum_up_days(JobDayStore& store, base::Timestamp now);

}  // namespace hoigung::domain
