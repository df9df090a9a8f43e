#pragma once

#include "security/unsubscribe_tokens.hpp"
#include "store/testing/seeker_stores.hpp"
#include "store/testing/with_alerts.hpp"

namespace hoigung::security::testing {

// News of seekers with the parts that mail them, on every database. The first job is open.
class WithNews : public store::testing::WithAlerts {
  protected:
    WithNews() { put_job(domain::JobState::published); }

    // Gives a seeker a confirmed address.
    void give_email(int number, std::string_view email) {
        database().transaction([&](store::Connection& connection) {
            connection.execute("UPDATE seekers SET email = :email WHERE id = :id", email, seeker(number));
        });
    }
    // The relay refuses the address of a seeker as unknown.
    void refuse_address(int number) {
        database().transaction([&](store::Connection& connection) {
            connection.execute("UPDATE seekers SET email_refusals = 3 WHERE id = :id", seeker(number));
        });
    }
    // Makes the untold news of a seeker unreadable.
    void damage_news(int number) {
        database().transaction([&](store::Connection& connection) {
            connection.execute("UPDATE untold_news SET type = 'Nonsense' WHERE seeker_id = :id",
                               seeker(number));
        });
    }

    store::testing::SeekerStores stores_{database()};
    store::SqlNewsStore& news_ = stores_.news;
    const HmacUnsubscribeTokens tokens_{"key"};
};

}  // namespace hoigung::security::testing
