#include "domain/people/email.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(Email, IsTheSameHoweverItIsWritten) {
    EXPECT_EQ(Email::parse("  Chan.Tai-Man+jobs@Example.COM.HK ").value().text(),
              "chan.tai-man+jobs@example.com.hk");
    EXPECT_EQ(Email::parse("A@b.hk"), Email::parse("a@B.HK"));
}

TEST(Email, RefusesWhatIsNoPlainAddress) {
    for (const char* text : {"", "chan", "@example.hk", "chan@", "chan@example", "chan@@example.hk",
                             "chan@example..hk", ".chan@example.hk", "chan.@example.hk", "chan@-example.hk",
                             "chan tai@example.hk", "chan@example.hk\r\nBcc: a@b.hk", "陳@example.hk",
                             "chan@例子.hk", "<chan@example.hk>", "\"chan\"@example.hk"})
        EXPECT_FALSE(Email::parse(text).has_value()) << text;
    EXPECT_FALSE(Email::parse(std::string(65, 'a') + "@example.hk").has_value());
    EXPECT_FALSE(Email::parse("a@" + std::string(250, 'b') + ".hk").has_value());
}

}  // namespace
}  // namespace hoigung::domain
