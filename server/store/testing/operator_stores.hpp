#pragma once

#include "store/operator_log.hpp"
#include "store/staff_store.hpp"

namespace hoigung::store::testing {

// The operator's log, and staff, over a database.
struct OperatorStores {
    OperatorStores(Database& database, const domain::LogSeals& seals)
        : log(database, seals), staff(database) {}

    SqlOperatorLog log;
    SqlStaffStore staff;
};

}  // namespace hoigung::store::testing
