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
