#include "store/application_writer.hpp"

#include "store/application_rows.hpp"
#include "store/catalogue_queries.hpp"
#include "store/contact_rows.hpp"
#include "store/identity_rows.hpp"
#include "store/profile_rows.hpp"

namespace hoigung::store {
namespace {

using domain::Application;
using domain::ApplicationId;

template <class T>
std::optional<T> only(std::vector<T> rows) {
    if (rows.empty()) return std::nullopt;
    return std::move(rows.front());
}

std::optional<domain::UploadId> upload_of(const Application& application) {
    const auto& picture = application.applicant.profile.picture;
    return picture ? std::optional(picture->upload) : std::nullopt;
}

}  // namespace

std::string SqlApplicationWriter::locked(std::string_view condition) const {
    return std::string(condition).append(connection_.for_update());
}

std::optional<domain::Seeker> SqlApplicationWriter::seeker(domain::SeekerId id) {
    return lock_seeker(connection_, id);
}

domain::Profile SqlApplicationWriter::profile(domain::SeekerId id) {
    return select_profile(connection_, id);
}

std::optional<domain::Job> SqlApplicationWriter::job(domain::JobId id) {
    std::optional<domain::Job> job;
    DocumentReader documents;
    each_job(
        connection_, locked("WHERE id = :id AND NOT is_removed"),
        [&](const JobRow& row) { documents.read(row, job.emplace()); }, id);
    return job;
}

bool SqlApplicationWriter::is_suspended(domain::CompanyId id) {
    return connection_.select<bool>("SELECT is_suspended FROM companies WHERE id = :id", id).first().value();
}

std::optional<ApplicationId> SqlApplicationWriter::answered(domain::SeekerId seeker, domain::JobId job,
                                                            std::string_view key, base::Timestamp after) {
    return connection_
        .select<ApplicationId>(
            "SELECT k.application_id FROM application_keys k JOIN applications a ON a.id = k.application_id "
            "WHERE k.seeker_id = :seeker AND k.job_id = :job AND k.name = :key AND k.answered_at > :after "
            "AND a.status <> 'Withdrawn' AND a.status <> 'JobClosed'",
            seeker, job, key, after)
        .first();
}

void SqlApplicationWriter::keep_answer(const Application& application, std::string_view key) {
    connection_.execute(
        "INSERT INTO application_keys (seeker_id, job_id, name, application_id, answered_at) "
        "VALUES (:seeker, :job, :key, :application, :at) ON CONFLICT (seeker_id, job_id, name) "
        "DO UPDATE SET application_id = excluded.application_id, answered_at = excluded.answered_at",
        application.seeker, application.job, key, application.id, application.applied_at);
}

bool SqlApplicationWriter::add(const Application& application) {
    const auto added = connection_.execute(
        "INSERT INTO applications (id, seeker_id, job_id, status, applied_at, upload_id, document) "
        "VALUES (:id, :seeker, :job, :status, :applied_at, :upload, :document) ON CONFLICT DO NOTHING",
        application.id, application.seeker, application.job, application.status, application.applied_at,
        upload_of(application), document_of(application));
    if (added == 0) return false;
    if (const auto& picture = application.applicant.profile.picture) add_picture(application.id, *picture);
    note(application.id, application.status, application.applied_at);
    return true;
}

void SqlApplicationWriter::add_picture(ApplicationId id, const domain::ProfilePicture& picture) {
    for (const domain::PictureSize size : domain::kPictureSizes) {
        connection_.execute(
            "INSERT INTO application_pictures (name, application_id, upload_id, size) "
            "VALUES (:name, :application, :upload, :size)",
            picture.name(size), id, picture.upload, size);
    }
}

std::optional<Application> SqlApplicationWriter::application(ApplicationId id) {
    return only(select_applications(connection_, locked(of_present_account("WHERE id = :id ")), id));
}

std::optional<Application> SqlApplicationWriter::application(domain::JobId job, domain::SeekerId seeker) {
    const std::string condition =
        of_present_account("WHERE job_id = :job AND seeker_id = :seeker AND status <> 'Withdrawn' ");
    return only(select_applications(connection_, locked(condition + "ORDER BY applied_at DESC, id DESC"), job,
                                    seeker));
}

std::vector<ApplicationId> SqlApplicationWriter::open_applications(domain::JobId job) {
    return connection_
        .select<ApplicationId>(
            locked("SELECT id FROM applications WHERE job_id = :job AND status IN ('Applied', 'Reviewed', "
                   "'Contacted') ORDER BY applied_at, id"),
            job)
        .all();
}

void SqlApplicationWriter::move(ApplicationId id, domain::ApplicationStatus to, base::Timestamp at) {
    connection_.execute("UPDATE applications SET status = :status WHERE id = :id", to, id);
    note(id, to, at);
    move_contact(connection_, id, to, at);
}

void SqlApplicationWriter::note(ApplicationId id, domain::ApplicationStatus event, base::Timestamp at) {
    const auto number =
        connection_
            .select<std::int64_t>(
                "UPDATE counters SET value = value + 1 WHERE name = 'application' RETURNING value")
            .first();
    connection_.execute(
        "INSERT INTO application_changes (number, application_id, event, at) "
        "VALUES (:number, :application, :event, :at)",
        number.value(), id, event, at);
}

}  // namespace hoigung::store
