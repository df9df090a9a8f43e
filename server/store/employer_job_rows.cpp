#include "store/employer_job_rows.hpp"

#include "domain/employer_jobs/employer_job_store.hpp"
#include "store/id_list.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::JobId;

template <class... Params>
std::vector<domain::EmployerJobNote> select_notes(Connection& connection, IfUnreadable otherwise,
                                                  std::string_view condition, const Params&... params) {
    std::vector<domain::EmployerJobNote> notes;
    connection
        .select<JobId, CompanyId, std::string, std::string, std::string>(
            std::string(
                "SELECT job_id, company_id, reference, close_reason, released_words FROM employer_jobs ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_jobs", otherwise,
                 [&](JobId job, CompanyId company, std::string reference, const std::string& reason,
                     const std::string& released) {
                     domain::EmployerJobNote note{job, company, std::move(reference),
                                                  base::parse_enum<domain::CloseReason>(reason)};
                     if (!released.empty()) read_stored(released, note.released_words);
                     notes.push_back(std::move(note));
                 });
    return notes;
}

}  // namespace

std::vector<domain::JobSummary> select_job_summaries(Connection& connection, CompanyId company) {
    std::vector<domain::JobSummary> rows;
    connection
        .select<JobId, domain::JobState, base::Timestamp, base::Timestamp>(
            "SELECT id, state, published_at, updated_at FROM jobs WHERE company_id = :company "
            "AND NOT is_removed",
            company)
        .each_of(
            connection.unreadable_rows(), "jobs", IfUnreadable::left_out,
            [&](JobId id, domain::JobState state, base::Timestamp published_at, base::Timestamp updated_at) {
                rows.push_back({id, state, published_at, updated_at});
            });
    return rows;
}

std::vector<domain::EmployerJobNote> select_job_notes_of(Connection& connection, CompanyId company) {
    return select_notes(connection, IfUnreadable::left_out, "WHERE company_id = :company", company);
}

std::vector<domain::EmployerJobNote> select_job_notes(Connection& connection, std::span<const JobId> jobs) {
    return select_notes(connection, IfUnreadable::left_out, "WHERE " + is_in_list(connection, "job_id"),
                        json_list(jobs));
}

std::optional<domain::EmployerJobNote> select_job_note(Connection& connection, JobId job) {
    auto notes = select_notes(connection, IfUnreadable::thrown, "WHERE job_id = :job", job);
    if (notes.empty()) return std::nullopt;
    return std::move(notes.front());
}

std::set<JobId> select_feed_jobs(Connection& connection, CompanyId company) {
    std::set<JobId> jobs;
    connection
        .select<JobId>(
            "SELECT f.job_id FROM feed_jobs f JOIN jobs j ON j.id = f.job_id "
            "WHERE j.company_id = :company AND f.vanished_at IS NULL",
            company)
        .each_of(connection.unreadable_rows(), "feed_jobs", IfUnreadable::left_out,
                 [&](JobId job) { jobs.insert(job); });
    return jobs;
}

std::vector<domain::EndingJob> select_ending_jobs(Connection& connection, base::Timestamp now,
                                                  base::Timestamp until, int limit) {
    std::vector<domain::EndingJob> jobs;
    connection
        .select<JobId, CompanyId, base::Timestamp>(
            "SELECT j.id, j.company_id, j.closes_at FROM jobs j "
            "JOIN employer_companies c ON c.id = j.company_id "
            "LEFT JOIN employer_jobs e ON e.job_id = j.id "
            "WHERE j.state = 'published' AND j.closes_at > :now AND j.closes_at <= :until "
            "AND (e.reminded_for IS NULL OR e.reminded_for <> j.closes_at) "
            "ORDER BY j.closes_at, j.id LIMIT :limit",
            now, until, limit)
        .each_of(connection.unreadable_rows(), "jobs", IfUnreadable::left_out,
                 [&](JobId id, CompanyId company, base::Timestamp closes_at) {
                     jobs.push_back({id, company, closes_at});
                 });
    return jobs;
}

std::map<JobId, domain::JobSums> select_job_sums(Connection& connection, CompanyId company) {
    std::map<JobId, domain::JobSums> sums;
    connection
        .select<JobId, std::int64_t, std::int64_t, std::int64_t>(
            "SELECT t.job_id, t.views, t.openings, t.applications "
            "FROM job_totals t JOIN jobs j ON j.id = t.job_id WHERE j.company_id = :company",
            company)
        .each_of(connection.unreadable_rows(), "job_totals", IfUnreadable::left_out,
                 [&](JobId job, std::int64_t views, std::int64_t openings, std::int64_t applications) {
                     sums[job] = {views, openings, applications};
                 });
    return sums;
}

std::optional<domain::JobImport> select_import(Connection& connection, domain::JobImportId id) {
    std::optional<domain::JobImport> import;
    connection
        .select<CompanyId, std::optional<domain::PersonId>, base::Timestamp, std::optional<base::Timestamp>,
                std::string>(
            "SELECT company_id, person_id, read_at, confirmed_at, document FROM employer_imports "
            "WHERE id = :id",
            id)
        .each([&](CompanyId company, std::optional<domain::PersonId> person, base::Timestamp read_at,
                  std::optional<base::Timestamp> confirmed_at, const std::string& document) {
            read_leniently(document, import.emplace());
            import->id = id;
            import->company = company;
            import->person = person;
            import->read_at = read_at;
            import->confirmed_at = confirmed_at;
        });
    return import;
}

void put_drafts(Connection& connection, std::span<const domain::JobDraft> drafts) {
    connection.execute(
        fmt::format(
            "INSERT INTO employer_job_drafts (id, company_id, version, saved_at, saved_by, "
            "publish_at, held_at, document) "
            "SELECT id, company_id, version, saved_at, saved_by, publish_at, held_at, document FROM {} "
            "WHERE true "
            "ON CONFLICT (id) DO UPDATE SET version = excluded.version, saved_at = "
            "excluded.saved_at, saved_by = excluded.saved_by, publish_at = excluded.publish_at, "
            "held_at = excluded.held_at, document = excluded.document",
            row_list(connection, {{"id", "TEXT"},
                                  {"company_id", "TEXT"},
                                  {"version", "BIGINT"},
                                  {"saved_at", "BIGINT"},
                                  {"saved_by", "TEXT"},
                                  {"publish_at", "BIGINT"},
                                  {"held_at", "BIGINT"},
                                  {"document", "TEXT"}})),
        json_rows(drafts, [](base::JsonWriter& json, const domain::JobDraft& draft) {
            json.member("id", draft.id.text())
                .member("company_id", draft.company.text())
                .member("version", draft.version)
                .member("saved_at", stored_time(draft.saved_at));
            if (draft.saved_by) json.member("saved_by", draft.saved_by->text());
            if (draft.publish_at) json.member("publish_at", stored_time(*draft.publish_at));
            if (draft.held_at) json.member("held_at", stored_time(*draft.held_at));
            json.member("document", base::to_json(draft));
        }));
}

void put_job_notes(Connection& connection, std::span<const domain::EmployerJobNote> notes) {
    connection.execute(
        fmt::format("INSERT INTO employer_jobs (job_id, company_id, reference, close_reason, released_words) "
                    "SELECT job_id, company_id, reference, close_reason, released_words FROM {} WHERE true "
                    "ON CONFLICT (job_id) DO UPDATE "
                    "SET reference = excluded.reference, close_reason = excluded.close_reason, "
                    "released_words = excluded.released_words",
                    row_list(connection, {{"job_id", "TEXT"},
                                          {"company_id", "TEXT"},
                                          {"reference", "TEXT"},
                                          {"close_reason", "TEXT"},
                                          {"released_words", "TEXT"}})),
        json_rows(notes, [](base::JsonWriter& json, const domain::EmployerJobNote& note) {
            json.member("job_id", note.job.text())
                .member("company_id", note.company.text())
                .member("reference", note.reference)
                .member("close_reason",
                        note.close_reason ? base::name_of(*note.close_reason) : std::string_view())
                .member("released_words",
                        note.released_words.empty() ? std::string() : base::to_json(note.released_words));
        }));
}

void put_import(Connection& connection, const domain::JobImport& import) {
    connection.execute(
        "INSERT INTO employer_imports (id, company_id, person_id, read_at, confirmed_at, document) "
        "VALUES (:id, :company, :person, :read_at, :confirmed_at, :document) ON CONFLICT (id) DO UPDATE "
        "SET confirmed_at = excluded.confirmed_at, document = excluded.document",
        import.id, import.company, import.person, import.read_at, import.confirmed_at, base::to_json(import));
}

}  // namespace hoigung::store
