#include "security/push_encryption.hpp"

#include <gtest/gtest.h>

#include "security/base64url.hpp"
#include "security/p256.hpp"

namespace hoigung::security {
namespace {

// RFC 8291, appendix A.
const domain::PushSubscription kBrowser{
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg"};
constexpr std::string_view kOwnNumber = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr std::string_view kOwnPoint =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr std::string_view kSalt = "DGv6ra1nlYgDCS1FRnbzlw";
constexpr std::string_view kText = "When I grow up, I want to be a watermelon";
constexpr std::string_view kEncrypted =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
    "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

TEST(PushEncryption, WritesTheExampleOfItsSpecification) {
    RecordProperty("rows", "12.06");
    const KeyPointer own = p256_pair(from_base64url(kOwnNumber).value());
    ASSERT_NE(own, nullptr);
    EXPECT_EQ(base64url(point_of(*own)), kOwnPoint);
    EXPECT_EQ(base64url(encrypt_push(kText, kBrowser, *own, from_base64url(kSalt).value())), kEncrypted);
}

TEST(PushEncryption, UsesEachKeyPairAndSaltOnce) {
    const std::string one = encrypt_push(kText, kBrowser);
    const std::string other = encrypt_push(kText, kBrowser);
    constexpr std::size_t kHead = 16 + 4 + 1 + kPointBytes;
    ASSERT_EQ(one.size(), kHead + kText.size() + 1 + 16);
    EXPECT_NE(one.substr(0, 16), other.substr(0, 16));
    EXPECT_NE(one.substr(21, kPointBytes), other.substr(21, kPointBytes));
}

TEST(PushEncryption, TakesOnlyKeysThatItCanEncryptWith) {
    RecordProperty("rows", "12.06");
    EXPECT_TRUE(has_usable_keys(kBrowser));
    const auto with = [](std::string p256dh, std::string auth) {
        return domain::PushSubscription{kBrowser.endpoint, std::move(p256dh), std::move(auth)};
    };
    EXPECT_FALSE(has_usable_keys(with("", kBrowser.auth)));
    EXPECT_FALSE(has_usable_keys(with(kBrowser.p256dh + "=", kBrowser.auth)));
    EXPECT_FALSE(has_usable_keys(with(kBrowser.p256dh, "")));
    EXPECT_FALSE(has_usable_keys(with(kBrowser.p256dh, kBrowser.p256dh)));
    std::string point = from_base64url(kBrowser.p256dh).value();
    point.back() = static_cast<char>(point.back() ^ 1);
    EXPECT_FALSE(has_usable_keys(with(base64url(point), kBrowser.auth))) << "it is not on the curve";
    EXPECT_FALSE(has_usable_keys(with(base64url(std::string(kPointBytes, '\x04')), kBrowser.auth)));
    EXPECT_THROW(static_cast<void>(encrypt_push(kText, with("", ""))), std::invalid_argument);
}

}  // namespace
}  // namespace hoigung::security
