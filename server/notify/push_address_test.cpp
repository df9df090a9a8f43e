#include "notify/push_address.hpp"

#include <gtest/gtest.h>

namespace hoigung::notify {
namespace {

const PushAddresses kAddresses{{"push.apple.com", "fcm.googleapis.com"}, false};

TEST(PushAddresses, AreHttpsOfKnownServices) {
    RecordProperty("rows", "12.06");
    EXPECT_TRUE(kAddresses.allow("https://fcm.googleapis.com/fcm/send/abc:def"));
    EXPECT_TRUE(kAddresses.allow("https://web.push.apple.com/QGI8abc"));
    EXPECT_TRUE(kAddresses.allow("https://web.push.apple.com:443/QGI8abc"));
    for (const auto* refused :
         {"", "x", "http://fcm.googleapis.com/a", "https://fcm.googleapis.com:8443/a",
          "https://user@fcm.googleapis.com/a", "https://user:password@fcm.googleapis.com/a",
          "https://notfcm.googleapis.com/a", "https://fcm.googleapis.com.evil.example/a",
          "https://evil.example/fcm.googleapis.com", "https://127.0.0.1/a", "https://10.0.0.1/a",
          "https://[::1]/a", "https://localhost/a", "https://fcm.googleapis.com/a#b",
          "https://fcm.googleapis.com/a b", "https://fcm.googleapis.com/\r\nX: y", "file:///etc/passwd",
          "https://fcm.googleapis.com.\\@evil.example/", "https://"})
        EXPECT_FALSE(kAddresses.allow(refused)) << refused;
    EXPECT_FALSE(kAddresses.allow("https://fcm.googleapis.com/" + std::string(2000, 'a')));
    EXPECT_FALSE(PushAddresses{}.allow("https://fcm.googleapis.com/a"));
}

TEST(PushAddresses, MayBeAnywhereInTests) {
    const PushAddresses anywhere{{}, true};
    EXPECT_TRUE(anywhere.allow("http://127.0.0.1:8443/a"));
    EXPECT_FALSE(anywhere.allow("file:///etc/passwd"));
    EXPECT_FALSE(anywhere.allow("http://user@127.0.0.1/a"));
    EXPECT_EQ(origin_of("http://127.0.0.1:8443/a?b"), "http://127.0.0.1:8443");
    EXPECT_EQ(origin_of("https://web.push.apple.com/QGI8abc"), "https://web.push.apple.com");
}

}  // namespace
}  // namespace hoigung::notify
