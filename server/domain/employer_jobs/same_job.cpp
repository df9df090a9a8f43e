#include "domain/employer_jobs/same_job.hpp"

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "domain/employer_jobs/job_dates.hpp"

namespace hoigung::domain {
namespace {

bool is_same_text(const LocalizedText& one, const LocalizedText& other) {
    const auto is_same = [](const std::string& a, const std::string& b) {
        return !a.empty() && base::fold(base::trim(a)) == base::fold(base::trim(b));
    };
    return is_same(one.zh_hant, other.zh_hant) || is_same(one.en, other.en);
}

bool share_a_place(const std::vector<Address>& some, const std::vector<Address>& others) {
    if (some.empty() && others.empty()) return true;
    return std::ranges::any_of(some, [&](const Address& each) {
        return std::ranges::any_of(others, [&](const Address& other) {
            return (each.id != AddressId{} && each.id == other.id) ||
                   is_same_text(each.address, other.address);
        });
    });
}

base::Timestamp comparison_begins(base::Timestamp now) {
    return now - kRenewalTerm;
}

}  // namespace

std::optional<JobId> same_recent_job(const JobLine& line, std::span<const Job> jobs, base::Timestamp now) {
    const auto found = std::ranges::find_if(jobs, [&](const Job& job) {
        return job.id != line.id && is_recent(job.published_at, now) &&
               is_same_text(job.posting.name, line.posting.name) &&
               job.posting.working_hours == line.posting.working_hours &&
               share_a_place(job.posting.addresses, line.posting.addresses);
    });
    return found == jobs.end() ? std::nullopt : std::optional(found->id);
}

RecentJobs::RecentJobs(CatalogueStore& catalogue, CompanyId company, base::Timestamp now)
    : company_(company),
      now_(now),
      read_(catalogue.recent_jobs_of(company, comparison_begins(now))),
      jobs_(read_.jobs) {}

void RecentJobs::refresh(CatalogueWriter& stored) {
    jobs_ = read_.jobs;
    std::vector<Job> changed = stored.recent_jobs_of(company_, comparison_begins(now_), read_.version);
    std::set<JobId> ids;
    for (const Job& job : changed) ids.insert(job.id);
    std::erase_if(jobs_, [&](const Job& job) { return ids.contains(job.id); });
    std::ranges::move(changed, std::back_inserter(jobs_));
}

std::optional<JobId> RecentJobs::same_as(const JobLine& line) const {
    return same_recent_job(line, jobs_, now_);
}

void RecentJobs::add(const JobLine& line) {
    jobs_.push_back({line.id,
                     line.company_id,
                     JobState::published,
                     line.published_at.value_or(now_),
                     now_,
                     now_,
                     line.posting,
                     {}});
}

}  // namespace hoigung::domain
