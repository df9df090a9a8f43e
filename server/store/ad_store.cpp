#include "store/ad_store.hpp"

#include <algorithm>

namespace hoigung::store {

std::int64_t SqlAdStore::spent_cents(domain::BidId bid, base::Date day) {
    return database_.read([&](Connection& connection) {
        const auto spent =
            connection
                .select<std::int64_t>(
                    "SELECT spent_cents FROM ad_spending WHERE bid_id = :bid AND day = :day", bid, day)
                .first();
        return spent.value_or(0);
    });
}

int SqlAdStore::charge(const domain::AdClick& click) {
    const base::Date day = base::hong_kong_date(click.at);
    return database_.transaction(
        [&](Connection& connection) {
            // Locks the bid's day, so that clicks on it are charged one after the other.
            const auto spent = connection
                                   .select<std::int64_t>(
                                       "INSERT INTO ad_spending (bid_id, day, spent_cents) "
                                       "VALUES (:bid, :day, 0) ON CONFLICT (bid_id, day) DO UPDATE "
                                       "SET spent_cents = ad_spending.spent_cents RETURNING spent_cents",
                                       click.bid.id, day)
                                   .first();
            const std::int64_t left = std::max<std::int64_t>(0, click.bid.daily_budget_cents - spent.value());
            const auto charged = static_cast<int>(std::min<std::int64_t>(click.price_cents, left));
            const auto counted = connection.execute(
                "INSERT INTO ad_clicks (request_id, bid_id, charged_cents, at) "
                "VALUES (:request, :bid, :charged, :at) ON CONFLICT (request_id, bid_id) DO NOTHING",
                click.request_id, click.bid.id, charged, click.at);
            if (counted == 0) return 0;
            connection.execute(
                "UPDATE ad_spending SET spent_cents = spent_cents + :charged "
                "WHERE bid_id = :bid AND day = :day",
                charged, click.bid.id, day);
            return charged;
        },
        Repeat::safe);
}

void SqlAdStore::sweep(base::Timestamp before) {
    database_.transaction([&](Connection& connection) {
        connection.execute("DELETE FROM ad_clicks WHERE at < :before", before);
        connection.execute("DELETE FROM ad_spending WHERE day < :day", base::hong_kong_date(before));
    });
}

}  // namespace hoigung::store
