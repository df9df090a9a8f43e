#include "domain/identity/login.hpp"

#include <set>

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(LoginCode, HasSixDigitsAndDoesNotBeginWithZero) {
    base::SystemRandom random;
    std::set<int> seen;
    for (int i = 0; i < 2000; ++i) {
        const int code = make_login_code(random);
        ASSERT_GE(code, 100'000);
        ASSERT_LE(code, 999'999);
        seen.insert(code);
    }
    EXPECT_GT(seen.size(), 1900U);
}

}  // namespace
}  // namespace hoigung::domain
