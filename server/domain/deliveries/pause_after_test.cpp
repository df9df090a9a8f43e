#include <gmock/gmock.h>

#include "domain/deliveries/send_deliveries.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

TEST(PauseAfter, DoublesFromTheFirstPauseToAnHour) {
    EXPECT_EQ(pause_after(0), 1s);
    EXPECT_EQ(pause_after(1), 2s);
    EXPECT_EQ(pause_after(0, 2s), 2s);
    EXPECT_EQ(pause_after(2, 2s), 8s);
    for (const int many : {12, 13, 1000}) {
        EXPECT_EQ(pause_after(many), 1h);
        EXPECT_EQ(pause_after(many, 2s), 1h);
    }
}

}  // namespace
}  // namespace hoigung::domain
