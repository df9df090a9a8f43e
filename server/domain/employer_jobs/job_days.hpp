#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "domain/employer_jobs/job_draft.hpp"

namespace hoigung::domain {

// The number of times each job was opened on a day.
struct OpeningsOfADay {
    base::Date day;
    std::map<JobId, std::int64_t> counts;
};

// The last event and the last change of an application that sums may have to count.
struct LastCounted {
    std::optional<base::Timestamp> event;
    std::int64_t application_change = 0;

    bool operator==(const LastCounted&) const = default;
};

// Daily sums of views, openings and applications.
class JobDayStore {
  public:
    virtual ~JobDayStore() = default;
    // Adds the openings that a process has counted.
    virtual void add_openings(const OpeningsOfADay& openings) = 0;
    // Counts the views and applications of a day, from its first moment to its last. Repeating it adds
    // nothing to the stored counts.
    virtual void sum_up(base::Date day, base::Timestamp from, base::Timestamp to) = 0;
    [[nodiscard]] virtual LastCounted last_counted() = 0;
};

// Counts openings in memory until they are written: a page must not wait for the database.
class OpeningCounter {
  public:
    void count(JobId job, base::Timestamp now);
    // Writes the counts since the last call.
    void flush(JobDayStore& store);

  private:
    std::mutex mutex_;
    std::map<base::Date, std::map<JobId, std::int64_t>> counts_;
};

// Says whether days have to be summed up: when something has come that counts, on a new day, and every ten
// minutes in any case, because rows may also have been removed. Used by one thread.
class DaysToSumUp {
  public:
    [[nodiscard]] bool any(JobDayStore& store, base::Timestamp now);
    // Everything that any() has seen was summed up.
    void done() { done_ = seen_; }

  private:
    struct Seen {
        LastCounted last;
        base::Timestamp at;
    };
    std::optional<Seen> seen_;
    std::optional<Seen> done_;
};

// Sums up today and yesterday, because events from just before midnight may be stored after it.
void sum_up_days(JobDayStore& store, base::Timestamp now);

}  // namespace hoigung::domain
