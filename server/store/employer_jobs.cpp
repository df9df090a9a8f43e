#include "store/employer_jobs.hpp"

#include "store/employer_job_rows.hpp"
#include "store/employer_rows.hpp"
#include "store/id_list.hpp"

namespace hoigung::store {

using domain::CompanyId;
using domain::JobId;

std::optional<domain::JobDraft> SqlEmployerJobs::draft(JobId id) const {
    auto drafts = select_drafts(connection_, IfUnreadable::thrown, "WHERE d.id = :id", id);
    if (drafts.empty()) return std::nullopt;
    return std::move(drafts.front());
}

std::vector<domain::JobDraft> SqlEmployerJobs::drafts(std::span<const JobId> ids) const {
    return select_drafts(connection_, IfUnreadable::left_out, "WHERE " + is_in_list(connection_, "d.id"),
                         json_list(ids));
}

std::vector<domain::JobDraft> SqlEmployerJobs::drafts_of(CompanyId company) const {
    return select_drafts(connection_, IfUnreadable::left_out,
                         "WHERE d.company_id = :company ORDER BY d.saved_at DESC, d.id", company);
}

std::int64_t SqlEmployerJobs::count_drafts(CompanyId company) const {
    return connection_
        .select<std::int64_t>("SELECT COUNT(*) FROM employer_job_drafts WHERE company_id = :company", company)
        .first()
        .value();
}

std::vector<domain::DueDraft> SqlEmployerJobs::due_drafts(base::Timestamp now, const domain::DueDraft& after,
                                                          int limit) const {
    std::vector<domain::DueDraft> due;
    connection_
        .select<JobId, base::Timestamp>(
            "SELECT d.id, d.publish_at FROM employer_job_drafts d "
            "JOIN employer_companies c ON c.id = d.company_id WHERE d.publish_at <= :now "
            "AND d.held_at IS NULL AND c.state = 'verified' AND NOT EXISTS "
            "(SELECT 1 FROM companies s WHERE s.id = d.company_id AND s.is_suspended) AND (d.publish_at > "
            ":at OR (d.publish_at = :at AND d.id > :id)) "
            "ORDER BY d.publish_at, d.id LIMIT :limit",
            now, after.publish_at, after.id, limit)
        .each_of(connection_.unreadable_rows(), "employer_job_drafts", IfUnreadable::left_out,
                 [&](JobId id, base::Timestamp publish_at) {
                     due.push_back({id, publish_at});
                 });
    return due;
}

std::vector<domain::JobDraft> SqlEmployerJobs::held_drafts(int limit) const {
    return select_drafts(connection_, IfUnreadable::left_out,
                         "WHERE d.held_at IS NOT NULL ORDER BY d.held_at, d.id LIMIT :limit", limit);
}

std::vector<domain::EmployerCompany> SqlEmployerJobs::companies_with_held_drafts() const {
    return select_employer_companies(
        connection_, IfUnreadable::left_out,
        "WHERE id IN (SELECT company_id FROM employer_job_drafts WHERE held_at IS NOT NULL)");
}

std::optional<domain::EmployerJobNote> SqlEmployerJobs::job_note(JobId job) const {
    return select_job_note(connection_, job);
}

std::vector<domain::EmployerJobNote> SqlEmployerJobs::job_notes(std::span<const JobId> jobs) const {
    return select_job_notes(connection_, jobs);
}

std::vector<domain::EmployerJobNote> SqlEmployerJobs::job_notes_of(CompanyId company) const {
    return select_job_notes_of(connection_, company);
}

std::set<JobId> SqlEmployerJobs::feed_jobs_of(CompanyId company) const {
    return select_feed_jobs(connection_, company);
}

std::set<JobId> SqlEmployerJobs::kept_by_feeds(std::span<const JobId> jobs) const {
    std::set<JobId> kept;
    connection_
        .select<JobId>(
            "SELECT job_id FROM feed_jobs WHERE vanished_at IS NULL AND " + is_in_list(connection_, "job_id"),
            json_list(jobs))
        .each([&](JobId job) { kept.insert(job); });
    return kept;
}

bool SqlEmployerJobs::is_kept_by_feed(JobId job) const {
    return !kept_by_feeds(std::span(&job, 1)).empty();
}

std::vector<domain::EndingJob> SqlEmployerJobs::ending_jobs(base::Timestamp now, base::Timestamp until,
                                                            int limit) const {
    return select_ending_jobs(connection_, now, until, limit);
}

std::map<JobId, domain::JobSums> SqlEmployerJobs::job_sums_of(CompanyId company) const {
    return select_job_sums(connection_, company);
}

std::map<JobId, domain::JobSums> SqlEmployerJobs::job_sums(std::span<const JobId> jobs) const {
    std::map<JobId, domain::JobSums> sums;
    connection_
        .select<JobId, std::int64_t, std::int64_t, std::int64_t>(
            "SELECT job_id, views, openings, applications FROM job_totals WHERE " +
                is_in_list(connection_, "job_id"),
            json_list(jobs))
        .each_of(connection_.unreadable_rows(), "job_totals", IfUnreadable::left_out,
                 [&](JobId job, std::int64_t views, std::int64_t openings, std::int64_t applications) {
                     sums[job] = {views, openings, applications};
                 });
    return sums;
}

std::map<JobId, std::vector<domain::JobDay>> SqlEmployerJobs::job_days(std::span<const JobId> jobs,
                                                                       int count) const {
    std::map<JobId, std::vector<domain::JobDay>> days;
    if (jobs.empty()) return days;
    connection_
        .select<JobId, base::Date, std::int64_t, std::int64_t, std::int64_t>(
            fmt::format("SELECT job_id, day, views, openings, applications FROM (SELECT job_id, day, views, "
                        "openings, "
                        "applications, ROW_NUMBER() OVER (PARTITION BY job_id ORDER BY day DESC) AS place "
                        "FROM job_days WHERE {}) AS placed WHERE place <= :count ORDER BY job_id, day DESC",
                        is_in_list(connection_, "job_id")),
            json_list(jobs), count)
        .each_of(connection_.unreadable_rows(), "job_days", IfUnreadable::left_out,
                 [&](JobId job, base::Date day, std::int64_t views, std::int64_t openings,
                     std::int64_t applications) {
                     days[job].push_back({day, {views, openings, applications}});
                 });
    return days;
}

std::optional<domain::JobImport> SqlEmployerJobs::job_import(domain::JobImportId id) const {
    return select_import(connection_, id);
}

void SqlEmployerJobs::put(const domain::JobDraft& draft) {
    put_drafts(std::span(&draft, 1));
}

void SqlEmployerJobs::put_drafts(std::span<const domain::JobDraft> drafts) {
    if (!drafts.empty()) store::put_drafts(connection_, drafts);
}

void SqlEmployerJobs::remove_draft(JobId id) {
    remove_drafts(std::span(&id, 1));
}

void SqlEmployerJobs::remove_drafts(std::span<const JobId> ids) {
    if (ids.empty()) return;
    connection_.execute("DELETE FROM employer_job_drafts WHERE " + is_in_list(connection_, "id"),
                        json_list(ids));
}

void SqlEmployerJobs::put(const domain::EmployerJobNote& note) {
    put_job_notes(std::span(&note, 1));
}

void SqlEmployerJobs::put_job_notes(std::span<const domain::EmployerJobNote> notes) {
    if (!notes.empty()) store::put_job_notes(connection_, notes);
}

void SqlEmployerJobs::mark_reminded(const domain::EndingJob& job) {
    connection_.execute(
        "INSERT INTO employer_jobs (job_id, company_id, reference, close_reason, reminded_for) "
        "VALUES (:job, :company, '', '', :closes_at) ON CONFLICT (job_id) DO UPDATE "
        "SET reminded_for = excluded.reminded_for",
        job.id, job.company, job.closes_at);
}

void SqlEmployerJobs::put(const domain::JobImport& import) {
    put_import(connection_, import);
}

}  // namespace hoigung::store
