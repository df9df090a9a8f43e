#include "store/portal_logins.hpp"

#include "store/employer_rows.hpp"
#include "store/id_list.hpp"
#include "store/only_row.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::PersonId;

}  // namespace

std::optional<domain::PortalSession> SqlPortalLogins::session(std::string_view digest) const {
    return only(select_portal_sessions(connection_, IfUnreadable::thrown, "WHERE digest = :digest", digest));
}

std::vector<domain::PortalSession> SqlPortalLogins::sessions_of(PersonId person) const {
    return select_portal_sessions(connection_, IfUnreadable::left_out,
                                  "WHERE person_id = :person ORDER BY last_used_at DESC, id", person);
}

std::vector<domain::CompanySession> SqlPortalLogins::sessions_in_companies(
    std::span<const domain::PortalSessionId> ids) const {
    std::vector<domain::CompanySession> found;
    connection_
        .select<domain::PortalSessionId, PersonId, std::string, base::Timestamp, base::Timestamp, CompanyId,
                bool>(
            "SELECT s.id, s.person_id, s.device, s.created_at, s.last_used_at, m.company_id, "
            "COALESCE(c.is_suspended, FALSE) FROM employer_sessions s JOIN employer_members m ON m.person_id "
            "= s.person_id "
            "LEFT JOIN companies c ON c.id = m.company_id WHERE " +
                is_in_list(connection_, "s.id"),
            json_list(ids))
        .each_of(
            connection_.unreadable_rows(), "employer_sessions", IfUnreadable::left_out,
            [&](domain::PortalSessionId id, PersonId person, std::string device, base::Timestamp created_at,
                base::Timestamp last_used_at, CompanyId company, bool is_suspended) {
                found.push_back(
                    {{id, person, std::move(device), created_at, last_used_at}, company, is_suspended});
            });
    return found;
}

std::optional<domain::PortalCodeAttempts> SqlPortalLogins::code_attempts(const domain::Email& email) const {
    const auto document =
        connection_
            .select<std::string>(
                locked(connection_, locks_, "SELECT document FROM employer_codes WHERE email = :email"),
                email)
            .first();
    if (!document) return std::nullopt;
    domain::PortalCodeAttempts attempts;
    read_stored(*document, attempts);
    return attempts;
}

void SqlPortalLogins::add(const domain::PortalSession& session, std::string_view digest) {
    connection_.execute(
        "INSERT INTO employer_sessions (id, person_id, digest, device, created_at, last_used_at) "
        "VALUES (:id, :person, :digest, :device, :created_at, :last_used_at)",
        session.id, session.person, digest, session.device, session.created_at, session.last_used_at);
}

void SqlPortalLogins::touch(domain::PortalSessionId session, base::Timestamp now) {
    connection_.execute("UPDATE employer_sessions SET last_used_at = :now WHERE id = :id", now, session);
}

void SqlPortalLogins::end(domain::PortalSessionId session) {
    const auto person =
        connection_
            .select<PersonId>("DELETE FROM employer_sessions WHERE id = :id RETURNING person_id", session)
            .first();
    if (person) access_changed_.insert(*person);
}

domain::PortalCodeAttempts SqlPortalLogins::open_code_attempts(const domain::Email& email) {
    // Either way the row now exists and is locked.
    connection_.execute(
        "INSERT INTO employer_codes (email, touched_at, document) VALUES (:email, :touched_at, '{}') "
        "ON CONFLICT (email) DO UPDATE SET touched_at = employer_codes.touched_at",
        email, base::Timestamp{});
    return code_attempts(email).value();
}

void SqlPortalLogins::put(const domain::Email& email, const domain::PortalCodeAttempts& attempts,
                          base::Timestamp now) {
    connection_.execute(
        "UPDATE employer_codes SET document = :document, touched_at = :now WHERE email = :email",
        base::to_json(attempts), now, email);
}

}  // namespace hoigung::store
