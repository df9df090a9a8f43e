#pragma once

#include <fmt/format.h>

#include "security/unsubscribe_tokens.hpp"
#include "store/testing/seeker_email_rows.hpp"
#include "store/testing/seeker_stores.hpp"
#include "store/testing/with_alerts.hpp"

namespace hoigung::security::testing {

// News of seekers with the parts that mail them, on every database. The first job is open.
class WithNews : public store::testing::WithAlerts {
  protected:
    WithNews() { put_job(domain::JobState::published); }

    // Gives a seeker a confirmed address.
    void give_email(int number, std::string_view email) {
        store::testing::put_email(database(), seeker(number), email);
    }
    // Registers a browser of a seeker for pushes, in a session of its own.
    domain::PushSubscriptionId give_browser(int number,
                                            const std::string& endpoint = "https://push.example/a",
                                            base::Timestamp session_ends = base::Timestamp::max()) {
        const auto now = store::testing::sample_time();
        const auto id = domain::PushSubscriptionId::make(now, random_);
        const auto device = domain::DeviceId::make(now, random_);
        const auto session = domain::SessionId::make(now, random_);
        database().transaction([&](store::Connection& connection) {
            connection.execute(
                "INSERT INTO devices (id, seeker_id, mark, agent, name, token, seen_at) "
                "VALUES (:id, :seeker, :mark, 'agent', 'web', '', :now)",
                device, seeker(number), device.text(), now);
            connection.execute(
                "INSERT INTO sessions (id, seeker_id, is_revoked, generation, first_uses, ends_at, changed) "
                "VALUES (:id, :seeker, FALSE, 0, '[]', :ends_at, 0)",
                session, seeker(number), session_ends);
            connection.execute(
                "INSERT INTO push_subscriptions (id, seeker_id, device_id, session_id, endpoint, p256dh, "
                "auth, "
                "seen_at, has_worked, refusals) VALUES (:id, :seeker, :device, :session, :endpoint, 'key', "
                "'auth', :now, FALSE, 0)",
                id, seeker(number), device, session, endpoint, now);
        });
        return id;
    }
    // Makes a column of the untold news of a seeker unreadable.
    void damage_news(int number, std::string_view column) {
        database().transaction([&](store::Connection& connection) {
            connection.execute(
                fmt::format("UPDATE untold_news SET {} = 'Nonsense' WHERE seeker_id = :id", column),
                seeker(number));
        });
    }
    // Makes the settings of a seeker unreadable.
    void damage_settings(int number) {
        database().transaction([&](store::Connection& connection) {
            connection.execute("UPDATE news_preferences SET document = 'Nonsense' WHERE seeker_id = :id",
                               seeker(number));
        });
    }

    store::testing::SeekerStores stores_{database()};
    store::SqlNewsStore& news_ = stores_.news;
    const HmacUnsubscribeTokens tokens_{"key"};
};

}  // namespace hoigung::security::testing
