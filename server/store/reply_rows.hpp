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

// Where an application stands now.
[[nodiscard]] std::optional<CountedReply> counted_reply(Connection& connection, domain::ApplicationId id);
// The same for all of a seeker's, in the order in which days are locked.
[[nodiscard]] std::vector<CountedReply> counted_replies_of(Connection& connection, domain::SeekerId seeker);

// Counts an application; or, where it was counted before, what has become of it.
void count_reply(Connection& connection, const CountedReply& now);
void recount_reply(Connection& connection, const CountedReply& before, const CountedReply& now);

// The days of a company from one on.
[[nodiscard]] std::vector<domain::ReplyDay> select_reply_days(Connection& connection,
                                                              domain::CompanyId company,
                                                              std::int64_t from_day);

}  // namespace hoigung::store
