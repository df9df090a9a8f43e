#include "store/staff_rows.hpp"

#include "store/delivery_rows.hpp"
#include "store/only_row.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

using domain::Staff;
using domain::StaffId;
using domain::StaffSession;

template <class... Params>
std::vector<Staff> select_staff(Connection& connection, IfUnreadable otherwise, std::string_view rest,
                                const Params&... params) {
    std::vector<Staff> found;
    connection
        .select<StaffId, domain::Email, domain::StaffRole, domain::Locale, base::Timestamp,
                std::optional<base::Timestamp>, std::optional<std::string>, std::optional<base::Timestamp>,
                std::int64_t, std::string>(
            std::string("SELECT id, email, role, locale, created_at, removed_at, sealed_secret, enrolled_at, "
                        "last_step, failures FROM staff ")
                .append(rest),
            params...)
        .each_of(connection.unreadable_rows(), "staff", otherwise,
                 [&](StaffId id, domain::Email email, domain::StaffRole role, domain::Locale locale,
                     base::Timestamp created_at, std::optional<base::Timestamp> removed_at,
                     std::optional<std::string> secret, std::optional<base::Timestamp> enrolled_at,
                     std::int64_t last_step, const std::string& failures) {
                     Staff staff{id, std::move(email), role, locale, created_at, removed_at};
                     if (secret && enrolled_at)
                         staff.factor = domain::SecondFactor{std::move(*secret), *enrolled_at, last_step};
                     read_stored(failures, staff.failures);
                     found.push_back(std::move(staff));
                 });
    return found;
}

template <class... Params>
std::vector<StaffSession> select_staff_sessions(Connection& connection, std::string_view rest,
                                                const Params&... params) {
    std::vector<StaffSession> found;
    connection
        .select<domain::StaffSessionId, StaffId, std::string, base::Timestamp, base::Timestamp,
                base::Timestamp>(
            std::string("SELECT id, staff_id, device, created_at, last_used_at, factor_enrolled_at FROM "
                        "staff_sessions ")
                .append(rest),
            params...)
        .each_of(
            connection.unreadable_rows(), "staff_sessions", IfUnreadable::left_out,
            [&](domain::StaffSessionId id, StaffId staff, std::string device, base::Timestamp created_at,
                base::Timestamp last_used_at, base::Timestamp factor_enrolled_at) {
                found.push_back({id, staff, std::move(device), created_at, last_used_at, factor_enrolled_at});
            });
    return found;
}

}  // namespace

std::optional<Staff> SqlStaffRows::find(StaffId id) const {
    return only(
        select_staff(connection_, IfUnreadable::thrown, locked(connection_, locks_, "WHERE id = :id"), id));
}

std::optional<Staff> SqlStaffRows::find(const domain::Email& email) const {
    return only(select_staff(connection_, IfUnreadable::thrown,
                             locked(connection_, locks_, "WHERE email = :email AND removed_at IS NULL"),
                             email));
}

std::vector<Staff> SqlStaffRows::all() const {
    return select_staff(connection_, IfUnreadable::left_out,
                        locked(connection_, locks_, "ORDER BY created_at, id"));
}

void SqlStaffRows::put(const Staff& staff) {
    std::optional<std::string> secret;
    std::optional<base::Timestamp> enrolled_at;
    std::int64_t last_step = 0;
    if (staff.factor) {
        secret = staff.factor->sealed_secret;
        enrolled_at = staff.factor->enrolled_at;
        last_step = staff.factor->last_step;
    }
    connection_.execute(
        "INSERT INTO staff (id, email, role, locale, created_at, removed_at, sealed_secret, enrolled_at, "
        "last_step, failures) VALUES (:id, :email, :role, :locale, :created_at, :removed_at, :secret, "
        ":enrolled_at, :last_step, :failures) ON CONFLICT (id) DO UPDATE SET role = excluded.role, "
        "locale = excluded.locale, removed_at = excluded.removed_at, sealed_secret = excluded.sealed_secret, "
        "enrolled_at = excluded.enrolled_at, last_step = excluded.last_step, failures = excluded.failures",
        staff.id, staff.email, staff.role, staff.locale, staff.created_at, staff.removed_at, secret,
        enrolled_at, last_step, base::to_json(staff.failures));
}

void SqlStaffRows::put_recovery_codes(StaffId staff, std::span<const std::string> digests) {
    connection_.execute("DELETE FROM staff_recovery_codes WHERE staff_id = :staff", staff);
    for (const std::string& digest : digests)
        connection_.execute("INSERT INTO staff_recovery_codes (staff_id, digest) VALUES (:staff, :digest)",
                            staff, digest);
}

std::int64_t SqlStaffRows::count_recovery_codes(StaffId staff) const {
    return connection_
        .select<std::int64_t>("SELECT COUNT(*) FROM staff_recovery_codes WHERE staff_id = :staff", staff)
        .first()
        .value();
}

bool SqlStaffRows::take_recovery_code(StaffId staff, std::string_view digest) {
    return connection_.execute(
               "DELETE FROM staff_recovery_codes WHERE staff_id = :staff AND digest = :digest", staff,
               digest) > 0;
}

std::optional<domain::PortalCodeAttempts> SqlStaffRows::code_attempts(const domain::Email& email) const {
    const auto document =
        connection_
            .select<std::string>(
                locked(connection_, locks_, "SELECT document FROM staff_codes WHERE email = :email"), email)
            .first();
    if (!document) return std::nullopt;
    domain::PortalCodeAttempts attempts;
    read_stored(*document, attempts);
    return attempts;
}

domain::PortalCodeAttempts SqlStaffRows::open_code_attempts(const domain::Email& email) {
    // Either way the row now exists and is locked.
    connection_.execute(
        "INSERT INTO staff_codes (email, touched_at, document) VALUES (:email, :touched_at, '{}') "
        "ON CONFLICT (email) DO UPDATE SET touched_at = staff_codes.touched_at",
        email, base::Timestamp{});
    return code_attempts(email).value();
}

void SqlStaffRows::put(const domain::Email& email, const domain::PortalCodeAttempts& attempts,
                       base::Timestamp now) {
    connection_.execute("UPDATE staff_codes SET document = :document, touched_at = :now WHERE email = :email",
                        base::to_json(attempts), now, email);
}

std::optional<domain::PendingLogin> SqlStaffRows::pending(std::string_view digest) const {
    const auto row = connection_
                         .select<StaffId, base::Timestamp, std::string>(
                             "SELECT staff_id, created_at, sealed_secret FROM staff_logins WHERE digest = "
                             ":digest",
                             digest)
                         .first();
    if (!row) return std::nullopt;
    return domain::PendingLogin{std::get<0>(*row), std::get<1>(*row), std::get<2>(*row)};
}

void SqlStaffRows::add(const domain::PendingLogin& login, std::string_view digest) {
    connection_.execute(
        "INSERT INTO staff_logins (digest, staff_id, created_at, sealed_secret) VALUES (:digest, :staff, "
        ":created_at, :secret)",
        digest, login.staff, login.created_at, login.sealed_secret);
}

void SqlStaffRows::end_pending(StaffId staff) {
    connection_.execute("DELETE FROM staff_logins WHERE staff_id = :staff", staff);
}

std::optional<StaffSession> SqlStaffRows::session(std::string_view digest) const {
    return only(select_staff_sessions(connection_, "WHERE digest = :digest", digest));
}

std::vector<StaffSession> SqlStaffRows::sessions_of(StaffId staff) const {
    return select_staff_sessions(connection_, "WHERE staff_id = :staff ORDER BY last_used_at DESC, id",
                                 staff);
}

void SqlStaffRows::add(const StaffSession& session, std::string_view digest) {
    connection_.execute(
        "INSERT INTO staff_sessions (id, staff_id, digest, device, created_at, last_used_at, "
        "factor_enrolled_at) VALUES (:id, :staff, :digest, :device, :created_at, :last_used_at, :factor)",
        session.id, session.staff, digest, session.device, session.created_at, session.last_used_at,
        session.factor_enrolled_at);
}

void SqlStaffRows::touch(domain::StaffSessionId session, base::Timestamp now) {
    connection_.execute("UPDATE staff_sessions SET last_used_at = :now WHERE id = :id", now, session);
}

void SqlStaffRows::end(domain::StaffSessionId session) {
    connection_.execute("DELETE FROM staff_sessions WHERE id = :id", session);
}

void SqlStaffRows::queue(std::span<const domain::Delivery> deliveries) {
    insert_deliveries(connection_, deliveries);
}

}  // namespace hoigung::store
