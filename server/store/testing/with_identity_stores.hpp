#pragma once

#include <string>
#include <utility>
#include <vector>

#include "store/identity_store.hpp"
#include "store/key_store.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// Where accounts and signing keys are kept, on a database of each kind.
class WithIdentityStores : public OnEachDatabase {
  protected:
    // How many accounts left, by reason.
    [[nodiscard]] std::vector<std::pair<std::string, std::int64_t>> departures();

    SqlIdentityStore store_{database()};
    SqlKeyStore keys_{database()};
};

}  // namespace hoigung::store::testing
