#include "base/folded_text.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"

namespace hoigung::base {
namespace {

std::string_view typed_for(const FoldedText& folded, std::string_view part) {
    const std::size_t at = folded.text().find(part);
    return at == std::string::npos ? "" : folded.typed(at, at + part.size());
}

TEST(FoldedText, IsTheTextThatFoldMakes) {
    for (const std::string typed : {"", "Ａbc 女收銀員", "ﬁve ㎏", "Ladies ONLY"})
        EXPECT_EQ(FoldedText(typed).text(), fold(typed)) << typed;
}

TEST(FoldedText, QuotesAPartAsItWasTyped) {
    const FoldedText folded("Ｌａｄｉｅｓ　ONLY, ﬁve ㎏ 限女。WeChat：ABC123");
    EXPECT_EQ(typed_for(folded, "ladies only"), "Ｌａｄｉｅｓ　ONLY");
    EXPECT_EQ(typed_for(folded, "限女"), "限女");
    EXPECT_EQ(typed_for(folded, "i"), "ｉ");
    EXPECT_EQ(typed_for(folded, "ive"), "ﬁve");
    EXPECT_EQ(typed_for(folded, "kg"), "㎏");
    EXPECT_EQ(typed_for(folded, "wechat:abc123"), "WeChat：ABC123");
    EXPECT_EQ(folded.typed(3, 3), "");
}

}  // namespace
}  // namespace hoigung::base
