#include "store/seeker_email_writer.hpp"

#include "store/delivery_rows.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {

domain::CodeAttempts SqlSeekerEmailWriter::open_login_attempts(const domain::Email& email) {
    // Either way the row now exists and is locked.
    connection_.execute(
        "INSERT INTO seeker_codes (email, touched_at, document) VALUES (:email, :touched_at, '{}') "
        "ON CONFLICT (email) DO UPDATE SET touched_at = seeker_codes.touched_at",
        email, base::Timestamp{});
    return login_attempts(email).value();
}

std::optional<domain::CodeAttempts> SqlSeekerEmailWriter::login_attempts(const domain::Email& email) {
    const auto document =
        connection_
            .select<std::string>(std::string("SELECT document FROM seeker_codes WHERE email = :email")
                                     .append(connection_.for_update()),
                                 email)
            .first();
    if (!document) return std::nullopt;
    domain::CodeAttempts attempts;
    read_stored(*document, attempts);
    return attempts;
}

void SqlSeekerEmailWriter::put(const domain::Email& email, const domain::CodeAttempts& attempts,
                               base::Timestamp now) {
    connection_.execute(
        "UPDATE seeker_codes SET document = :document, touched_at = :now WHERE email = :email",
        base::to_json(attempts), now, email);
}

std::optional<domain::EmailChange> SqlSeekerEmailWriter::change_of(domain::SeekerId seeker) {
    const auto row =
        connection_
            .select<domain::Email, std::string>(
                std::string("SELECT email, attempts FROM email_changes WHERE seeker_id = :seeker")
                    .append(connection_.for_update()),
                seeker)
            .first();
    if (!row) return std::nullopt;
    domain::EmailChange change{seeker, std::get<0>(*row), {}};
    read_stored(std::get<1>(*row), change.attempts);
    return change;
}

void SqlSeekerEmailWriter::put(const domain::EmailChange& change, base::Timestamp now) {
    connection_.execute(
        "INSERT INTO email_changes (seeker_id, email, attempts, touched_at) "
        "VALUES (:seeker, :email, :attempts, :now) ON CONFLICT (seeker_id) DO UPDATE SET "
        "email = excluded.email, attempts = excluded.attempts, touched_at = excluded.touched_at",
        change.seeker, change.email, base::to_json(change.attempts), now);
}

void SqlSeekerEmailWriter::remove_change(domain::SeekerId seeker) {
    connection_.execute("DELETE FROM email_changes WHERE seeker_id = :seeker", seeker);
}

bool SqlSeekerEmailWriter::is_taken(const domain::Email& email, domain::SeekerId seeker) {
    return connection_
        .select<domain::SeekerId>("SELECT id FROM seekers WHERE email = :email AND id <> :seeker", email,
                                  seeker)
        .first()
        .has_value();
}

void SqlSeekerEmailWriter::put_email(domain::SeekerId seeker, std::string_view email, domain::Locale locale) {
    connection_.execute(
        "UPDATE seekers SET email = NULLIF(:email, ''), email_refusals = 0, email_refused_at = NULL "
        "WHERE id = :seeker",
        email, seeker);
    connection_.execute(
        "INSERT INTO news_preferences (seeker_id, language, silent, document) "
        "VALUES (:seeker, :language, ',', '{}') "
        "ON CONFLICT (seeker_id) DO UPDATE SET language = excluded.language",
        seeker, locale);
}

void SqlSeekerEmailWriter::queue(std::span<const domain::Delivery> deliveries) {
    insert_deliveries(connection_, deliveries);
}

void SqlSeekerEmailWriter::queue_if(const domain::Delivery& mail, bool is_wanted) {
    insert_deliveries(connection_, {&mail, 1});
    const domain::DeliveryId dropped = is_wanted ? domain::DeliveryId{} : mail.id;
    connection_.execute("DELETE FROM deliveries WHERE id = :id", dropped);
}

void SqlSeekerEmailWriter::forget_mails_to(std::string_view email) {
    forget_mails_to_seeker(connection_, email);
}

}  // namespace hoigung::store
