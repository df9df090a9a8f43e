#include "base/percent.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "base/xml.hpp"

namespace hoigung::base {
namespace {

TEST(Percent, EncodesEverythingThatIsNotUnreserved) {
    EXPECT_EQ(percent_encode("a-Z_0.~"), "a-Z_0.~");
    EXPECT_EQ(percent_encode("a b/c?d&e｜"), "a%20b%2Fc%3Fd%26e%EF%BD%9C");
}

TEST(Percent, DecodesWhatItEncodedAndLeavesWhatIsNoEscape) {
    for (const char* text : {"", "第一次見工", "100% sure", "a+b", "\x01"})
        EXPECT_EQ(percent_decode(percent_encode(text)), text);
    EXPECT_EQ(percent_decode("50%"), "50%");
    EXPECT_EQ(percent_decode("%zz%4"), "%zz%4");
    EXPECT_EQ(percent_decode("a%20b%2f+%E4%BE%8D%"), "a b/+侍%");
    EXPECT_EQ(percent_decode("%FF"), "\uFFFD");
}

RC_GTEST_PROP(Percent, ComesBackAsItWas, (const std::string& text)) {
    RC_ASSERT(percent_decode(percent_encode(text)) == to_valid_utf8(text));
}

TEST(Xml, EscapesMarksAndDropsControls) {
    EXPECT_EQ(xml_text("<a href=\"x\">Tom & 'Jerry'</a>\x02\n"),
              "&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;\n");
}

TEST(StableHash, IsTheSameEverywhere) {
    EXPECT_EQ(stable_hash(""), 0x2D06800538D394C2ULL);
    EXPECT_EQ(stable_hash("a"), 0xE6C632B61E964E1FULL);
}

}  // namespace
}  // namespace hoigung::base
