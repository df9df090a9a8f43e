#include "store/testing/with_identity_stores.hpp"

namespace hoigung::store::testing {

std::vector<std::pair<std::string, std::int64_t>> WithIdentityStores::departures() {
    return database().read([](Connection& connection) {
        std::vector<std::pair<std::string, std::int64_t>> all;
        for (auto& [reason, accounts] :
             connection.select<std::string, std::int64_t>("SELECT reason, accounts FROM departures").all())
            all.emplace_back(std::move(reason), accounts);
        return all;
    });
}

}  // namespace hoigung::store::testing
