#include "base/internet_address.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

TEST(InternetAddress, AnAddressThatEverybodyReachesIsPublic) {
    for (const std::string_view url :
         {"https://jobs.example.hk/apply?id=1", "http://example.com", "https://example.com:8443/@me",
          "https://8.8.8.8/apply", "https://[2400:cb00::1]:443/", "https://EXAMPLE.HK./",
          "https://xn--fiq228c.hk/"})
        EXPECT_TRUE(is_public_web_address(url)) << url;
}

TEST(InternetAddress, UserNamesAndPrivateNetworksAreNot) {
    for (const std::string_view url : {"https://user:pass@example.hk/",
                                       "https://example.com@evil.hk/",
                                       "https://localhost/",
                                       "http://127.0.0.1/",
                                       "http://127.1/",
                                       "http://2130706433/",
                                       "http://0x7f.0.0.1/",
                                       "http://10.1.2.3/",
                                       "http://192.168.0.1:8080/",
                                       "http://169.254.169.254/latest",
                                       "http://[::1]/",
                                       "http://[fd00::1]/",
                                       "http://[::ffff:10.0.0.1]/",
                                       "http://router/",
                                       "https://printer.local/",
                                       "http://intra.corp.internal./",
                                       "https://%31%32%37.0.0.1/",
                                       "ftp://example.hk/",
                                       "https:///path",
                                       "https://\\\\example.hk"})
        EXPECT_FALSE(is_public_web_address(url)) << url;
}

}  // namespace
}  // namespace hoigung::base
