#include "domain/employer_jobs/remind_of_ending_jobs.hpp"

#include <map>

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employers/receivers.hpp"
#include "domain/for_each_due.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

void remind(CompanyId company, const std::vector<EndingJob>& jobs, const EmployerPorts& ports,
            base::Timestamp now) {
    JobsEnding event{company, {}, {}};
    if (const auto on_site = ports.catalogue.company(company)) event.name = on_site->profile.name;
    for (const EndingJob& each : jobs) {
        const auto job = ports.catalogue.job(each.id);
        if (job)
            event.jobs.push_back({job->id, job->posting.name, last_day_of(each.closes_at), job->updated_at});
    }
    ports.store.write([&](EmployerWriter& writer) {
        // The mail and the mark are one transaction, so that a crash neither loses nor repeats the reminder.
        for (const EndingJob& each : jobs) writer.jobs().mark_reminded(each);
        if (event.jobs.empty()) return;
        writer.queue(
            deliveries_of(event, receivers_of(writer.people(), company), ports.rules, ports.random, now));
    });
}

}  // namespace

int remind_of_ending_jobs(const EmployerPorts& ports, base::Timestamp now) {
    constexpr int kAtOnce = 500;
    const auto ending = look_up(ports.store, [&](EmployerReader& reader) {
        return reader.jobs().ending_jobs(now, now + kReminderTerm, kAtOnce);
    });
    std::map<CompanyId, std::vector<EndingJob>> by_company;
    for (const EndingJob& job : ending) by_company[job.company].push_back(job);
    for_each_due(
        "remind of ending jobs", by_company, [](const auto& each) { return each.first.text(); },
        [&](const auto& each) {
            remind(each.first, each.second, ports, now);
            return true;
        });
    return static_cast<int>(ending.size());
}

}  // namespace hoigung::domain
