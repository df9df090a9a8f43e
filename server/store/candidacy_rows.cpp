#include "store/candidacy_rows.hpp"

#include <fmt/format.h>

#include "store/counters.hpp"
#include "store/id_list.hpp"

namespace hoigung::store {

void note_candidacy_change(Connection& connection, domain::ApplicationId application, domain::SeekerId seeker,
                           domain::CompanyId company, domain::CandidacyChangeKind kind, base::Timestamp now) {
    // From here until the commit no other transaction can take a number, so that numbers commit in order.
    const std::int64_t number = advance_counter(connection, "contact");
    connection.execute(
        "INSERT INTO contact_changes (number, application_id, seeker_id, company_id, kind, at) "
        "VALUES (:number, :application, :seeker, :company, :kind, :at)",
        number, application, seeker, company, kind, now);
}

namespace {

void end_candidacy(Connection& connection, domain::ApplicationId application, base::Timestamp now) {
    connection.execute("DELETE FROM delivery_applications WHERE application_id = :application", application);
    connection.execute(
        "UPDATE interviews SET state = 'declined', version = version + 1, changed_at = :now "
        "WHERE application_id = :application AND (state IN ('offered', 'another_asked') "
        "OR (state = 'accepted' AND begins_at > :now))",
        now, application);
    // Nobody can say any more what became of those that are over.
    connection.execute(
        "UPDATE interviews SET remind_at = NULL, company_until = NULL WHERE application_id = :application",
        application);
    connection.execute(
        "UPDATE conversations SET tell_seeker_at = NULL, tell_company_at = NULL "
        "WHERE application_id = :application",
        application);
}

}  // namespace

void move_candidacy(Connection& connection, domain::ApplicationId application, domain::ApplicationStatus to,
                    base::Timestamp now) {
    if (to == domain::ApplicationStatus::withdrawn) end_candidacy(connection, application, now);
    // A job that closes may end thousands of applications, and no open page waits for that change.
    if (to != domain::ApplicationStatus::job_closed) note_application_change(connection, application, now);
}

void note_application_change(Connection& connection, domain::ApplicationId application, base::Timestamp now) {
    const auto sides = connection
                           .select<domain::SeekerId, domain::CompanyId>(
                               "SELECT a.seeker_id, j.company_id FROM applications a "
                               "JOIN jobs j ON j.id = a.job_id WHERE a.id = :application",
                               application)
                           .first();
    note_candidacy_change(connection, application, std::get<0>(*sides), std::get<1>(*sides),
                          domain::CandidacyChangeKind::application, now);
}

std::int64_t count_messages_of(Connection& connection, domain::CompanyId company, base::Timestamp since) {
    return connection
        .select<std::int64_t>(
            "SELECT count(*) FROM messages WHERE company_id = :company "
            "AND sent_at > :since AND NOT from_seeker",
            company, since)
        .first()
        .value();
}

std::map<domain::InterviewOutcome, std::int64_t> select_outcomes(Connection& connection,
                                                                 std::string_view column,
                                                                 const std::string& id,
                                                                 base::Timestamp since) {
    std::map<domain::InterviewOutcome, std::int64_t> counts;
    connection
        .select<domain::InterviewOutcome, std::int64_t>(
            fmt::format("SELECT outcome, count(*) FROM interviews WHERE {} = :id AND begins_at > :since "
                        "AND outcome <> '' GROUP BY outcome",
                        column),
            id, since)
        .each_of(connection.unreadable_rows(), "interviews", IfUnreadable::left_out,
                 [&](domain::InterviewOutcome outcome, std::int64_t count) { counts[outcome] = count; });
    return counts;
}

std::map<domain::ApplicationId, domain::InterviewOutcome> select_outcomes_of(
    Connection& connection, const std::string& applications) {
    std::map<domain::ApplicationId, domain::InterviewOutcome> found;
    connection
        .select<domain::ApplicationId, domain::InterviewOutcome>(
            fmt::format("SELECT application_id, outcome FROM interviews WHERE {} AND outcome <> '' "
                        "ORDER BY begins_at",
                        is_in_list(connection, "application_id")),
            applications)
        .each_of(connection.unreadable_rows(), "interviews", IfUnreadable::left_out,
                 [&](domain::ApplicationId application, domain::InterviewOutcome outcome) {
                     found.insert_or_assign(application, outcome);
                 });
    return found;
}

std::string of_present_accounts(std::string_view table) {
    return fmt::format(
        "EXISTS (SELECT 1 FROM applications a JOIN seekers s ON s.id = a.seeker_id "
        "WHERE a.id = {}.application_id AND s.delete_account_at IS NULL)",
        table);
}

}  // namespace hoigung::store
