#include "security/base64url.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hoigung::security {
namespace {

TEST(Base64Url, WritesTheExamplesOfItsSpecification) {
    EXPECT_EQ(base64url(""), "");
    EXPECT_EQ(base64url("f"), "Zg");
    EXPECT_EQ(base64url("fo"), "Zm8");
    EXPECT_EQ(base64url("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64url("\xfb\xff"), "-_8");
}

TEST(Base64Url, ReadsOnlyWhatItWouldHaveWritten) {
    for (const auto* text : {"Zg==", "Zg=", "Z", "Zh", "Zm9", "Zm9v+/==", "Zm 9", "Zm9vYmF\n"}) {
        EXPECT_FALSE(from_base64url(text)) << text;
    }
    EXPECT_EQ(from_base64url("-_8"), "\xfb\xff");
}

RC_GTEST_PROP(Base64Url, GivesBackWhatItWasGiven, (const std::string& bytes)) {
    RC_ASSERT(from_base64url(base64url(bytes)) == bytes);
}

}  // namespace
}  // namespace hoigung::security
