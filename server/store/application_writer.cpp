#include "store/application_writer.hpp"

#include "domain/applicants/applicant.hpp"
#include "store/application_rows.hpp"
#include "store/candidacy_rows.hpp"
#include "store/catalogue_queries.hpp"
#include "store/counters.hpp"
#include "store/id_list.hpp"
#include "store/identity_rows.hpp"
#include "store/log_cursor.hpp"
#include "store/only_row.hpp"
#include "store/profile_rows.hpp"
#include "store/reply_rows.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

using domain::Application;
using domain::ApplicationId;

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
        "INSERT INTO applications (id, seeker_id, job_id, status, applied_at, upload_id, document, summary) "
        "VALUES (:id, :seeker, :job, :status, :applied_at, :upload, :document, :summary) "
        "ON CONFLICT DO NOTHING",
        application.id, application.seeker, application.job, application.status, application.applied_at,
        upload_of(application), document_of(application), document_of(domain::without_prose(application)));
    if (added == 0) return false;
    if (const auto& picture = application.applicant.profile.picture) add_picture(application.id, *picture);
    note(application.id, {application.applied_at, application.status});
    count_reply(connection_, counted_reply(connection_, application.id).value());
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

std::optional<domain::SeekerId> SqlApplicationWriter::seeker_of(ApplicationId id) {
    return connection_.select<domain::SeekerId>("SELECT seeker_id FROM applications WHERE id = :id", id)
        .first();
}

std::optional<Application> SqlApplicationWriter::application(ApplicationId id) {
    return only(select_applications(connection_, IfUnreadable::thrown,
                                    locked(of_present_account("WHERE id = :id ")), id));
}

std::optional<Application> SqlApplicationWriter::application(domain::JobId job, domain::SeekerId seeker) {
    const std::string condition =
        of_present_account("WHERE job_id = :job AND seeker_id = :seeker AND status <> 'Withdrawn' ");
    return only(select_applications(connection_, IfUnreadable::left_out,
                                    locked(condition + "ORDER BY applied_at DESC, id DESC"), job, seeker));
}

std::vector<domain::OpenApplication> SqlApplicationWriter::open_applications(
    std::span<const domain::JobId> jobs) {
    std::vector<domain::OpenApplication> open;
    connection_
        .select<ApplicationId, domain::JobId>(
            locked(fmt::format("SELECT id, job_id FROM applications WHERE {} AND status IN ('Applied', "
                               "'Reviewed', 'Contacted') ORDER BY job_id, applied_at, id",
                               is_in_list(connection_, "job_id"))),
            json_list(jobs))
        .each([&](ApplicationId id, domain::JobId job) {
            open.push_back({id, job});
        });
    return open;
}

bool SqlApplicationWriter::is_superseded(const Application& application) {
    return !superseded(std::span(&application.id, 1)).empty();
}

std::set<ApplicationId> SqlApplicationWriter::superseded(std::span<const ApplicationId> ids) {
    std::set<ApplicationId> found;
    if (ids.empty()) return found;
    connection_
        .select<ApplicationId>(
            fmt::format("SELECT a.id FROM applications a WHERE {} AND EXISTS (SELECT 1 FROM applications b "
                        "WHERE b.seeker_id = a.seeker_id AND b.job_id = a.job_id AND b.id <> a.id "
                        "AND b.status <> 'Withdrawn' AND (b.applied_at >= a.applied_at OR b.status <> "
                        "'JobClosed'))",
                        is_in_list(connection_, "a.id")),
            json_list(ids))
        .each([&](ApplicationId id) { found.insert(id); });
    return found;
}

void SqlApplicationWriter::move(ApplicationId id, const domain::ApplicationEvent& event) {
    const auto before = counted_reply(connection_, id).value();
    connection_.execute("UPDATE applications SET status = :status WHERE id = :id", event.status, id);
    if (domain::is_answer(event.status)) set_answered(id, event.at);
    if (event.status == domain::ApplicationStatus::withdrawn) forget_views_on(id);
    note(id, event);
    recount_reply(connection_, before, counted_reply(connection_, id).value());
    move_candidacy(connection_, id, event.status, event.at);
}

void SqlApplicationWriter::end_with_job(std::span<const domain::EndedApplication> ended) {
    if (ended.empty()) return;
    // The end of a job is not an answer, so no reply record changes; and no stream waits for it.
    static_assert(!domain::is_answer(domain::ApplicationStatus::job_closed));
    std::vector<ApplicationId> ids;
    for (const domain::EndedApplication& each : ended) ids.push_back(each.id);
    connection_.execute(
        fmt::format("UPDATE applications SET status = 'JobClosed' WHERE {}", is_in_list(connection_, "id")),
        json_list(std::span<const ApplicationId>(ids)));
    const auto count = static_cast<std::int64_t>(ended.size());
    std::int64_t number = advance_counter(connection_, "application", count) - count;
    connection_.execute(
        fmt::format(
            "INSERT INTO application_changes (number, application_id, event, at, person_id, reason, "
            "told_by_contact) SELECT number, application_id, 'JobClosed', at, NULL, '', false FROM {}",
            row_list(connection_, {{"number", "BIGINT"}, {"application_id", "TEXT"}, {"at", "BIGINT"}})),
        json_rows(ended, [&](base::JsonWriter& json, const domain::EndedApplication& each) {
            json.member("number", ++number)
                .member("application_id", each.id.text())
                .member("at", stored_time(each.at));
        }));
}

void SqlApplicationWriter::record_answer(ApplicationId id, base::Timestamp at) {
    const auto before = counted_reply(connection_, id);
    if (!before || before->standing.is_gone) return;
    set_answered(id, at);
    recount_reply(connection_, *before, counted_reply(connection_, id).value());
}

void SqlApplicationWriter::set_answered(ApplicationId id, base::Timestamp at) {
    connection_.execute(
        "UPDATE applications SET answered_at = :at WHERE id = :id AND (answered_at IS NULL OR answered_at > "
        ":at)",
        at, id);
}

void SqlApplicationWriter::forget_views_on(ApplicationId id) {
    connection_.execute("UPDATE applications SET rating = NULL WHERE id = :id", id);
    connection_.execute("DELETE FROM application_notes WHERE application_id = :id", id);
    connection_.execute("DELETE FROM application_decisions WHERE application_id = :id", id);
}

bool SqlApplicationWriter::advance(domain::LogFollower follower, std::int64_t up_to) {
    return advance_cursor(connection_, follower, up_to);
}

void SqlApplicationWriter::note(ApplicationId id, const domain::ApplicationEvent& event) {
    const std::int64_t number = advance_counter(connection_, "application");
    connection_.execute(
        "INSERT INTO application_changes (number, application_id, event, at, person_id, reason, "
        "told_by_contact) "
        "VALUES (:number, :application, :event, :at, :person, :reason, :told_by_contact)",
        number, id, event.status, event.at, event.by,
        event.reason ? base::name_of(*event.reason) : std::string_view(), event.is_told_by_contact);
}

}  // namespace hoigung::store
