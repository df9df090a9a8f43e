#pragma once

#include <array>
#include <map>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/enumerators.hpp"
#include "domain/catalogue/company_jobs.hpp"
#include "domain/employer_jobs/job_form.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

enum class JobStage { draft, scheduled, open, closed, suspended };
inline constexpr std::size_t kJobStages = base::enumerator_count<JobStage>();
enum class EmployerJobSort { newest, ending, title, most_views, most_applications };

// A job as its company sees it: a draft, a job of the site, or both.
struct EmployerJob {
    JobId id;
    JobStage stage = JobStage::draft;
    std::shared_ptr<const Job> job;
    std::optional<JobDraft> draft;
    std::optional<EmployerJobNote> note;
    JobSums sums;
    std::int64_t unread = 0;
    std::int64_t hired = 0;
    bool is_kept_by_feed = false;

    // The job's content on the site or, before it is published, the draft's.
    [[nodiscard]] const JobPosting& posting() const { return job ? job->posting : draft->content.posting; }
    [[nodiscard]] const std::string& reference() const;
    // The moment for the order newest first.
    [[nodiscard]] base::Timestamp moment() const;
};

struct EmployerJobQuery {
    std::string term;
    std::optional<JobStage> stage;
    std::optional<AddressId> place;
    std::string job_type;
    std::optional<Employment> employment;
    EmployerJobSort sort = EmployerJobSort::newest;
    Page page;
    // The language that titles are sorted in.
    Locale locale = Locale::zh_hant;
};

struct EmployerJobList {
    std::vector<EmployerJob> jobs;
    std::int64_t total = 0;
    // Counts by stage, over all jobs that match the rest of the query.
    std::array<std::int64_t, kJobStages> counts{};
    // The company's branches, where the jobs may be.
    std::vector<Branch> branches{};
};

// The jobs of a company. Jobs in memory that have not changed since are not read again.
[[nodiscard]] EmployerJobList find_employer_jobs(CompanyId company, const EmployerJobQuery& query,
                                                 const Catalogue& in_memory, const EmployerPorts& ports);

// Returns only the jobs that exist, read with a bounded number of statements.
[[nodiscard]] std::map<JobId, EmployerJob> find_employer_jobs(CompanyId company, std::span<const JobId> ids,
                                                              const EmployerPorts& ports);
[[nodiscard]] std::optional<EmployerJob> find_employer_job(CompanyId company, std::string_view id,
                                                           const EmployerPorts& ports);
// A job whose content on the site the caller has just read or written; std::nullopt when it is neither there
// nor a draft.
[[nodiscard]] std::optional<EmployerJob> with_portal_data(CompanyId company, JobId id,
                                                          std::optional<Job> on_site, EmployerStore& store);
// The newest days with numbers of each job, newest first.
[[nodiscard]] std::map<JobId, std::vector<JobDay>> find_job_days(std::span<const JobId> jobs, int count,
                                                                 EmployerStore& store);

}  // namespace hoigung::domain

namespace hoigung::base {

template <>
struct EnumNames<domain::JobStage> {
    static constexpr std::array<std::string_view, 5> values{"draft", "scheduled", "open", "closed",
                                                            "suspended"};
};
template <>
struct EnumNames<domain::EmployerJobSort> {
    static constexpr std::array<std::string_view, 5> values{"newest", "ending", "title", "most_views",
                                                            "most_applications"};
};

}  // namespace hoigung::base
