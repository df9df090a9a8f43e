#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

using JobAlertId = base::Id<struct JobAlertTag>;

// The jobs that a seeker wants to hear about. Empty fields do not filter.
struct AlertFilter {
    std::string term;
    std::vector<std::string> districts;
    std::vector<std::string> job_types;
    std::vector<Employment> employments;
    std::vector<WorkingDay> working_days;
    std::vector<WorkingTime> working_times;
    // The job asks for at most this much.
    std::optional<int> max_hours_per_day;
    std::optional<int> max_days_per_week;
    // The job pays up to this much or more.
    std::optional<int> hourly_rate;
    std::optional<int> monthly_rate;

    [[nodiscard]] bool empty() const { return *this == AlertFilter{}; }
    bool operator==(const AlertFilter&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.optional("term", self.term);
        visit.optional("district", self.districts);
        visit.optional("job_type", self.job_types);
        visit.optional("employment", self.employments);
        visit.optional("working_day", self.working_days);
        visit.optional("working_time", self.working_times);
        visit.optional("max_hours_per_day", self.max_hours_per_day);
        visit.optional("max_days_per_week", self.max_days_per_week);
        visit.optional("hourly_rate", self.hourly_rate);
        visit.optional("monthly_rate", self.monthly_rate);
    }
};

// The search in reverse: stored filters, queried with a job. Not thread-safe: the owner serializes calls.
class AlertIndex {
  public:
    virtual ~AlertIndex() = default;
    // Adds an alert or replaces it.
    virtual void put(JobAlertId id, const AlertFilter& filter) = 0;
    virtual void remove(JobAlertId id) = 0;
    // All alerts that the job matches, in no particular order.
    [[nodiscard]] virtual std::vector<JobAlertId> matching(const Job& job, const Company& company) const = 0;
};

}  // namespace hoigung::domain
