#pragma once

#include <string>
#include <utility>
#include <vector>

#include "store/identity_store.hpp"
#include "store/key_store.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// The stores of accounts and signing keys, on each kind of database.
class WithIdentityStores : public OnEachDatabase {
  protected:
    // The number of deleted accounts by reason.
    [[nodiscard]] std::vector<std::pair<std::string, std::int64_t>> departures();

    SqlIdentityStore store_{database()};
    SqlKeyStore keys_{database()};
};

}  // namespace hoigung::store::testing
