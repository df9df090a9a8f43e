#include "store/candidacy_rows.hpp"

#include <fmt/format.h>

#include "store/counters.hpp"

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
        "UPDATE interviews SET state = 'declined', version = version + 1, remind_at = NULL, "
        "changed_at = :now WHERE application_id = :application "
        "AND state IN ('offered', 'accepted', 'another_asked')",
        now, application);
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

std::string of_present_accounts(std::string_view table) {
    return fmt::format(
        "EXISTS (SELECT 1 FROM applications a JOIN seekers s ON s.id = a.seeker_id "
        "WHERE a.id = {}.application_id AND s.delete_account_at IS NULL)",
        table);
}

}  // namespace hoigung::store
