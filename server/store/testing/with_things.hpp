#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// Adds a table with a column of every type to the schema.
class WithThings : public OnEachDatabase {
  protected:
    void SetUp() override;

    void add(std::string_view id, std::int64_t number = 0);
    static void insert(Connection& connection, std::string_view id, std::int64_t number = 0);
    [[nodiscard]] std::vector<std::string> ids();
};

}  // namespace hoigung::store::testing
