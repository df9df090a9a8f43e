#pragma once

#include "store/connection.hpp"

namespace hoigung::store {

// The order in which transactions lock rows on PostgreSQL, so that no two wait for each other. Rows further
// down this list are locked later, and rows of one kind in the order of their ids.
//
//     1. counters.change        every change of the catalogue (ChangeLog), for as long as it lasts;
//        counters.application_told, .employer_told, .webhook: only their followers want them
//     2. employer_people, employer_companies, employer_codes, usage_counts, login_desks,
//        seeker_codes, staff_codes; then seekers; staff
//     3. companies, jobs
//     4. applications, and other rows of a seeker; login_limits
//     5. counters.application, .alert, .identity and the others: last, since everybody wants them
//     6. reply_days, reply_hours; job_days before job_totals
//     7. counters.contact
//     8. counters.portal_access
//     9. counters.news
//    10. counters.operator_log
//
// Rolls back when destroyed, unless it was committed.
class Transaction {
  public:
    Transaction(Connection& connection, Connection::Isolation isolation,
                Connection::Haste haste = Connection::Haste::usual)
        : connection_(connection) {
        connection_.begin(isolation, haste);
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction() {
        if (!is_committed_) connection_.rollback();
    }
    void commit() {
        connection_.commit();
        is_committed_ = true;
    }

  private:
    Connection& connection_;
    bool is_committed_ = false;
};

}  // namespace hoigung::store
