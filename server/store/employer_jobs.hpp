#pragma once

#include "domain/employer_jobs/employer_job_store.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Companies' jobs and drafts within one transaction of one connection.
class SqlEmployerJobs final : public domain::EmployerJobs {
  public:
    explicit SqlEmployerJobs(Connection& connection) : connection_(connection) {}

    [[nodiscard]] std::optional<domain::JobDraft> draft(domain::JobId id) const override;
    [[nodiscard]] std::vector<domain::JobDraft> drafts(std::span<const domain::JobId> ids) const override;
    [[nodiscard]] std::vector<domain::JobDraft> drafts_of(domain::CompanyId company) const override;
    [[nodiscard]] std::int64_t count_drafts(domain::CompanyId company) const override;
    [[nodiscard]] std::vector<domain::DueDraft> due_drafts(base::Timestamp now, const domain::DueDraft& after,
                                                           int limit) const override;
    [[nodiscard]] std::vector<domain::JobDraft> held_drafts(int limit) const override;
    [[nodiscard]] std::vector<domain::EmployerCompany> companies_with_held_drafts() const override;
    [[nodiscard]] std::optional<domain::EmployerJobNote> job_note(domain::JobId job) const override;
    [[nodiscard]] std::vector<domain::EmployerJobNote> job_notes(
        std::span<const domain::JobId> jobs) const override;
    [[nodiscard]] std::vector<domain::EmployerJobNote> job_notes_of(domain::CompanyId company) const override;
    [[nodiscard]] std::set<domain::JobId> feed_jobs_of(domain::CompanyId company) const override;
    [[nodiscard]] std::set<domain::JobId> kept_by_feeds(std::span<const domain::JobId> jobs) const override;
    [[nodiscard]] bool is_kept_by_feed(domain::JobId job) const override;
    [[nodiscard]] std::vector<domain::EndingJob> ending_jobs(base::Timestamp now, base::Timestamp until,
                                                             int limit) const override;
    [[nodiscard]] std::map<domain::JobId, domain::JobSums> job_sums_of(
        domain::CompanyId company) const override;
    [[nodiscard]] std::map<domain::JobId, domain::JobSums> job_sums(
        std::span<const domain::JobId> jobs) const override;
    [[nodiscard]] std::map<domain::JobId, std::vector<domain::JobDay>> job_days(
        std::span<const domain::JobId> jobs, int count) const override;
    [[nodiscard]] std::optional<domain::JobImport> job_import(domain::JobImportId id) const override;

    void put(const domain::JobDraft& draft) override;
    void put_drafts(std::span<const domain::JobDraft> drafts) override;
    void remove_draft(domain::JobId id) override;
    void remove_drafts(std::span<const domain::JobId> ids) override;
    void put(const domain::EmployerJobNote& note) override;
    void put_job_notes(std::span<const domain::EmployerJobNote> notes) override;
    void mark_reminded(const domain::EndingJob& job) override;
    void put(const domain::JobImport& import) override;

  private:
    Connection& connection_;
};

}  // namespace hoigung::store
