#include "http/address.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace hoigung::http {
namespace {

IpAddress ip(const char* text) {
    return IpAddress::parse(text).value();
}

TEST(IpAddress, ReadsAndWritesBothFamilies) {
    EXPECT_EQ(ip("192.0.2.7").text(), "192.0.2.7");
    EXPECT_EQ(ip("2001:DB8::1").text(), "2001:db8::1");
    EXPECT_EQ(ip("::ffff:192.0.2.7"), ip("192.0.2.7"));
    for (const char* bad : {"", "1.2.3", "1.2.3.256", "host", "fe80::1%eth0", "1.2.3.4/8"}) {
        EXPECT_FALSE(IpAddress::parse(bad)) << bad;
    }
}

TEST(IpAddress, KnowsLoopbackAndNetwork) {
    EXPECT_TRUE(ip("127.0.0.9").is_loopback());
    EXPECT_TRUE(ip("::1").is_loopback());
    EXPECT_FALSE(ip("128.0.0.1").is_loopback());
    EXPECT_EQ(ip("2001:db8:1:2:3:4:5:6").network(), ip("2001:db8:1:2::"));
    EXPECT_EQ(ip("192.0.2.7").network(), ip("192.0.2.7"));
    EXPECT_EQ(ip("2001:db8:1:2:3:4:5:6").customer_network(), ip("2001:db8:1::"));
    EXPECT_FALSE(ip("192.0.2.7").customer_network());
}

TEST(IpRange, ContainsByPrefix) {
    const auto range = IpRange::parse("10.1.128.0/17").value();
    EXPECT_TRUE(range.contains(ip("10.1.128.1")));
    EXPECT_TRUE(range.contains(ip("10.1.255.255")));
    EXPECT_FALSE(range.contains(ip("10.1.127.255")));
    EXPECT_FALSE(range.contains(ip("2001:db8::1")));
    EXPECT_TRUE(IpRange::parse("2001:db8::/32")->contains(ip("2001:db8:ffff::1")));
    EXPECT_TRUE(IpRange::parse("::1")->contains(ip("::1")));
    EXPECT_TRUE(IpRange::parse("0.0.0.0/0")->contains(ip("9.9.9.9")));
    for (const char* bad : {"10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/8x", "x/8"}) {
        EXPECT_FALSE(IpRange::parse(bad)) << bad;
    }
}

class ClientAddress : public testing::Test {
  protected:
    [[nodiscard]] std::string client(const char* peer, const char* forwarded_for) const {
        return client_address(ip(peer), forwarded_for, trusted_).text();
    }
    std::vector<IpRange> trusted_{*IpRange::parse("10.0.0.0/8"), *IpRange::parse("::1")};
};

TEST_F(ClientAddress, IsThePeerWhenThatIsNoProxyOfOurs) {
    EXPECT_EQ(client("203.0.113.5", "198.51.100.1"), "203.0.113.5");
}

TEST_F(ClientAddress, IsTheRightmostHopThatIsNotOurs) {
    EXPECT_EQ(client("10.0.0.1", "198.51.100.1"), "198.51.100.1");
    EXPECT_EQ(client("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.2.3.4"), "198.51.100.1");
    EXPECT_EQ(client("::1", "198.51.100.1:4711,10.0.0.2:80"), "198.51.100.1");
    EXPECT_EQ(client("10.0.0.1", "[2001:db8::7]:443"), "2001:db8::7");
}

TEST_F(ClientAddress, StopsAtWhatItCannotRead) {
    EXPECT_EQ(client("10.0.0.1", ""), "10.0.0.1");
    EXPECT_EQ(client("10.0.0.1", "1.1.1.1, unknown, 10.0.0.9"), "10.0.0.9");
    EXPECT_EQ(client("10.0.0.1", "10.0.0.3, 10.0.0.2"), "10.0.0.3");
    EXPECT_EQ(client("10.0.0.1", ","), "10.0.0.1");
}

}  // namespace
}  // namespace hoigung::http
