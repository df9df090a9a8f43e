#include "store/ad_store.hpp"

#include <algorithm>

#include "store/delete_in_steps.hpp"

namespace hoigung::store {

using domain::ClickCharge;
using domain::ClickResult;

namespace {

// Why a click is free of charge, whatever is left of the budget.
std::optional<ClickResult> free_reason(Connection& connection, const domain::AdClick& click,
                                       int most_per_address) {
    const auto since = base::hong_kong_midnight(base::hong_kong_date(click.at));
    const auto of_request =
        connection
            .select<std::int64_t>(
                "SELECT COUNT(*) FROM ad_clicks WHERE request_id = :request AND bid_id = :bid",
                click.request_id, click.bid.id)
            .first();
    if (of_request.value() > 0) return ClickResult::repeated;
    const auto of_visitor =
        connection
            .select<std::int64_t>(
                "SELECT COUNT(*) FROM ad_clicks WHERE visitor = :visitor AND job_id = :job AND at >= :since "
                "AND charged_cents > 0",
                click.visitor, click.bid.job_id, since)
            .first();
    if (of_visitor.value() > 0) return ClickResult::visitor_charged;
    const auto of_address =
        connection
            .select<std::int64_t>(
                "SELECT COUNT(*) FROM ad_clicks WHERE address = :address AND at >= :since "
                "AND charged_cents > 0",
                click.address, since)
            .first();
    if (of_address.value() >= most_per_address) return ClickResult::address_limit;
    return std::nullopt;
}

}  // namespace

std::vector<domain::BidSpending> SqlAdStore::spent_since(base::Date day, base::Timestamp moment) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::BidSpending> spending;
        connection
            .select<domain::BidId, std::int64_t>(
                "SELECT bid_id, spent_cents FROM ad_spending WHERE day = :day AND updated_at >= :moment", day,
                moment)
            .each([&](domain::BidId bid, std::int64_t cents) {
                spending.push_back({bid, cents});
            });
        return spending;
    });
}

ClickCharge SqlAdStore::charge(const domain::AdClick& click, int most_per_address) {
    const base::Date day = base::hong_kong_date(click.at);
    return database_.transaction(
        [&](Connection& connection) -> ClickCharge {
            // Locks the bid's day, so that clicks on it are charged one after the other.
            const auto spent = connection
                                   .select<std::int64_t>(
                                       "INSERT INTO ad_spending (bid_id, day, spent_cents, updated_at) "
                                       "VALUES (:bid, :day, 0, 0) ON CONFLICT (bid_id, day) DO UPDATE "
                                       "SET spent_cents = ad_spending.spent_cents RETURNING spent_cents",
                                       click.bid.id, day)
                                   .first();
            if (const auto reason = free_reason(connection, click, most_per_address)) return {*reason};
            const std::int64_t left = std::max<std::int64_t>(0, click.bid.daily_budget_cents - spent.value());
            const auto charged = static_cast<int>(std::min<std::int64_t>(click.price_cents, left));
            connection.execute(
                "INSERT INTO ad_clicks (request_id, bid_id, charged_cents, at, job_id, visitor, address) "
                "VALUES (:request, :bid, :charged, :at, :job, :visitor, :address)",
                click.request_id, click.bid.id, charged, click.at, click.bid.job_id, click.visitor,
                click.address);
            connection.execute(
                "UPDATE ad_spending SET spent_cents = spent_cents + :charged, updated_at = :at "
                "WHERE bid_id = :bid AND day = :day",
                charged, click.at, click.bid.id, day);
            return {charged > 0 ? ClickResult::charged : ClickResult::no_budget, charged};
        },
        Repeat::safe);
}

void SqlAdStore::sweep(base::Timestamp before) {
    delete_in_steps(database_, "ad_clicks", "request_id, bid_id", "at < :before", before);
    delete_in_steps(database_, "ad_spending", "bid_id, day", "day < :day", base::hong_kong_date(before));
}

}  // namespace hoigung::store
