#include "store/identity_writer.hpp"

#include <fmt/format.h>

#include "store/delivery_rows.hpp"
#include "store/identity_rows.hpp"
#include "store/only_row.hpp"
#include "store/operator_log.hpp"
#include "store/reply_rows.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

// Identifies a device by its token or, without one, by its name and agent.
std::string mark_of(const domain::DeviceInfo& card) {
    return card.token.empty() ? fmt::format("agent {}\n{}", card.name, card.agent) : "token " + card.token;
}

}  // namespace

std::string SqlIdentityWriter::locked(std::string_view condition) const {
    return std::string(condition).append(connection_.for_update());
}

domain::LoginAttempts SqlIdentityWriter::open_login_attempts(const domain::Telephone& telephone) {
    // Either way the row now exists and is locked.
    connection_.execute(
        "INSERT INTO login_desks (telephone, touched_at, document) VALUES (:telephone, :touched_at, '{}') "
        "ON CONFLICT (telephone) DO UPDATE SET touched_at = login_desks.touched_at",
        telephone, base::Timestamp{});
    return login_attempts(telephone).value();
}

std::optional<domain::LoginAttempts> SqlIdentityWriter::login_attempts(const domain::Telephone& telephone) {
    const auto document =
        connection_
            .select<std::string>(locked("SELECT document FROM login_desks WHERE telephone = :telephone"),
                                 telephone)
            .first();
    if (!document) return std::nullopt;
    domain::LoginAttempts attempts;
    attempts.telephone = telephone;
    read_stored(*document, attempts);
    return attempts;
}

void SqlIdentityWriter::put(const domain::LoginAttempts& attempts, base::Timestamp now) {
    connection_.execute(
        "UPDATE login_desks SET document = :document, touched_at = :now WHERE telephone = :telephone",
        base::to_json(attempts), now, attempts.telephone);
}

std::optional<domain::Seeker> SqlIdentityWriter::seeker(domain::SeekerId id) {
    return lock_seeker(connection_, id);
}

std::optional<domain::Seeker> SqlIdentityWriter::seeker(const domain::Telephone& telephone) {
    return only(
        select_seekers(connection_, IfUnreadable::thrown, locked("WHERE telephone = :telephone"), telephone));
}

std::optional<domain::Seeker> SqlIdentityWriter::seeker(const domain::Email& email) {
    return only(select_seekers(connection_, IfUnreadable::thrown, locked("WHERE email = :email"), email));
}

void SqlIdentityWriter::add(const domain::Seeker& seeker) {
    connection_.execute(
        "INSERT INTO seekers (id, telephone, created_at, is_suspended, delete_account_at, delete_reason, "
        "email) VALUES (:id, :telephone, :created_at, :is_suspended, :delete_account_at, :delete_reason, "
        "NULLIF(:email, ''))",
        seeker.id, seeker.telephone, seeker.created_at, seeker.is_suspended, seeker.delete_account_at,
        seeker.delete_reason, seeker.email);
}

void SqlIdentityWriter::put(const domain::Seeker& seeker) {
    const auto replies = counted_replies_of(connection_, seeker.id);
    connection_.execute(
        "UPDATE seekers SET telephone = :telephone, is_suspended = :is_suspended, "
        "delete_account_at = :delete_account_at, delete_reason = :delete_reason WHERE id = :id",
        seeker.telephone, seeker.is_suspended, seeker.delete_account_at, seeker.delete_reason, seeker.id);
    // Applications of a seeker who is leaving can no longer be answered.
    const auto now = counted_replies_of(connection_, seeker.id);
    for (std::size_t i = 0; i < replies.size(); ++i) recount_reply(connection_, replies[i], now[i]);
}

void SqlIdentityWriter::remove(const domain::Seeker& seeker, base::Timestamp now) {
    for (const CountedReply& reply : counted_replies_of(connection_, seeker.id)) {
        CountedReply gone = reply;
        gone.standing.is_gone = true;
        recount_reply(connection_, reply, gone);
    }
    forget_pushes_and_sms(connection_, seeker.id);
    forget_reasons_about_seeker(connection_, seeker.id);
    connection_.execute("DELETE FROM seekers WHERE id = :id", seeker.id);
    if (!seeker.email.empty()) forget_mails_to_seeker(connection_, seeker.email);
    connection_.execute(
        "INSERT INTO departures (day, reason, accounts) VALUES (:day, :reason, 1) "
        "ON CONFLICT (day, reason) DO UPDATE SET accounts = departures.accounts + 1",
        base::hong_kong_date(now), seeker.delete_reason);
}

domain::DeviceId SqlIdentityWriter::put(domain::SeekerId seeker, const domain::Device& device) {
    return connection_
        .select<domain::DeviceId>(
            "INSERT INTO devices (id, seeker_id, mark, agent, name, token, seen_at) "
            "VALUES (:id, :seeker_id, :mark, :agent, :name, :token, :seen_at) "
            "ON CONFLICT (seeker_id, mark) DO UPDATE SET agent = excluded.agent, name = excluded.name, "
            "seen_at = excluded.seen_at RETURNING id",
            device.id, seeker, mark_of(device.card), device.card.agent, device.card.name, device.card.token,
            device.seen_at)
        .first()
        .value();
}

void SqlIdentityWriter::keep_newest_devices(domain::SeekerId seeker, int most) {
    connection_.execute(
        "DELETE FROM devices WHERE seeker_id = :seeker AND id NOT IN (SELECT id FROM devices "
        "WHERE seeker_id = :seeker ORDER BY seen_at DESC, id DESC LIMIT :most)",
        seeker, most);
}

void SqlIdentityWriter::remove_device(domain::SeekerId seeker, std::string_view token) {
    connection_.execute("DELETE FROM devices WHERE seeker_id = :seeker AND token = :token", seeker, token);
}

void SqlIdentityWriter::put(const domain::PushOwner& owner,
                            const domain::StoredPushSubscription& subscription) {
    // A subscription that goes to another seeker gets a new id: what waits for the former one is not for
    // them.
    constexpr std::string_view kIsSame =
        "push_subscriptions.seeker_id = excluded.seeker_id AND push_subscriptions.p256dh = excluded.p256dh "
        "AND push_subscriptions.auth = excluded.auth";
    connection_.execute(
        fmt::format(
            "INSERT INTO push_subscriptions (id, seeker_id, device_id, session_id, endpoint, p256dh, auth, "
            "seen_at, has_worked, refusals) VALUES (:id, :seeker, :device, :session, :endpoint, :p256dh, "
            ":auth, :seen_at, FALSE, 0) ON CONFLICT (endpoint) DO UPDATE SET "
            "id = CASE WHEN {0} THEN push_subscriptions.id ELSE excluded.id END, "
            "has_worked = CASE WHEN {0} THEN push_subscriptions.has_worked ELSE FALSE END, "
            "refusals = CASE WHEN {0} THEN push_subscriptions.refusals ELSE 0 END, "
            "seeker_id = excluded.seeker_id, device_id = excluded.device_id, "
            "session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, "
            "seen_at = excluded.seen_at",
            kIsSame),
        subscription.id, owner.seeker, owner.device, owner.session, subscription.subscription.endpoint,
        subscription.subscription.p256dh, subscription.subscription.auth, subscription.seen_at);
}

void SqlIdentityWriter::keep_newest_subscriptions(domain::SeekerId seeker, int most) {
    connection_.execute(
        "DELETE FROM push_subscriptions WHERE seeker_id = :seeker AND id NOT IN (SELECT id "
        "FROM push_subscriptions WHERE seeker_id = :seeker ORDER BY seen_at DESC, id DESC LIMIT :most)",
        seeker, most);
}

void SqlIdentityWriter::remove_subscription(domain::SeekerId seeker, std::string_view endpoint) {
    connection_.execute("DELETE FROM push_subscriptions WHERE seeker_id = :seeker AND endpoint = :endpoint",
                        seeker, endpoint);
}

bool SqlIdentityWriter::has_subscription(domain::DeviceId device) {
    return connection_
        .select<domain::PushSubscriptionId>(
            "SELECT id FROM push_subscriptions WHERE device_id = :device LIMIT 1", device)
        .first()
        .has_value();
}

void SqlIdentityWriter::add(const domain::Session& session) {
    connection_.execute(
        "INSERT INTO sessions (id, seeker_id, is_revoked, generation, first_uses, ends_at, changed) "
        "VALUES (:id, :seeker_id, :is_revoked, :generation, :first_uses, :ends_at, 0)",
        session.id, session.seeker, session.is_revoked, session.generation, base::to_json(session.first_uses),
        session.ends_at);
}

std::optional<domain::Session> SqlIdentityWriter::session(domain::SessionId id) {
    return only(select_sessions(connection_, locked("WHERE id = :id"), id));
}

void SqlIdentityWriter::put(const domain::Session& session) {
    if (session.is_revoked)
        connection_.execute("DELETE FROM push_subscriptions WHERE session_id = :session", session.id);
    connection_.execute(
        "UPDATE sessions SET is_revoked = :is_revoked, generation = :generation, first_uses = :first_uses, "
        "ends_at = :ends_at, changed = :changed WHERE id = :id",
        session.is_revoked, session.generation, base::to_json(session.first_uses), session.ends_at,
        next_identity_version(connection_), session.id);
}

std::vector<domain::Session> SqlIdentityWriter::sessions_of(domain::SeekerId seeker) {
    return select_sessions(connection_, locked("WHERE seeker_id = :seeker AND NOT is_revoked ORDER BY id"),
                           seeker);
}

}  // namespace hoigung::store
