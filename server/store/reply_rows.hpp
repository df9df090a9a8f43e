#pragma once

#include <optional>
#include <vector>

#include "domain/applications/reply_record.hpp"
#include "store/connection.hpp"

// Rows of reply records, which count applications by company and day. They are locked last, after the
// counters (store/transaction.hpp).
namespace hoigung::store {

struct CountedReply {
    domain::CompanyId company;
    domain::ReplyStanding standing;
};

// How an application counts in its company's reply record now.
[[nodiscard]] std::optional<CountedReply> counted_reply(Connection& connection, domain::ApplicationId id);
// How each of a seeker's applications counts, in the order in which days are locked.
[[nodiscard]] std::vector<CountedReply> counted_replies_of(Connection& connection, domain::SeekerId seeker);

// count_reply() counts a new application; recount_reply() replaces the way one was counted before.
void count_reply(Connection& connection, const CountedReply& now);
void recount_reply(Connection& connection, const CountedReply& before, const CountedReply& now);

// A company's reply days from a given day on.
[[nodiscard]] std::vector<domain::ReplyDay> select_reply_days(Connection& connection,
                                                              domain::CompanyId company,
                                                              std::int64_t from_day);

}  // namespace hoigung::store
