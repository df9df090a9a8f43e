#include "pages/robots.hpp"

#include <gtest/gtest.h>

namespace hoigung::pages {
namespace {

TEST(Robots, SayWhoTheyAre) {
    EXPECT_TRUE(is_robot("Mozilla/5.0 (compatible; Googlebot/2.1)"));
    EXPECT_TRUE(is_robot("Mozilla/5.0 (X11) Chrome/120 Chrome-Lighthouse"));
    EXPECT_TRUE(is_robot("curl/8.5.0"));
    EXPECT_TRUE(is_robot("python-requests/2.31"));
    EXPECT_TRUE(is_robot("facebookexternalhit/1.1"));
    EXPECT_TRUE(is_robot(""));
    EXPECT_FALSE(is_robot("Mozilla/5.0 (Linux; Android 14) Chrome/120"));
    EXPECT_FALSE(is_robot("Opera/9.80 (Android; Opera Mini/36) Presto/2.12"));
}

}  // namespace
}  // namespace hoigung::pages
