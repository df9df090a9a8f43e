#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hoigung::http {

// An IP address. IPv4 is stored in its IPv6-mapped form, so that each client has a single value.
struct IpAddress {
    std::array<std::uint8_t, 16> bytes{};

    [[nodiscard]] static std::optional<IpAddress> parse(std::string_view text);
    [[nodiscard]] static IpAddress from_v4(const std::array<std::uint8_t, 4>& bytes);

    [[nodiscard]] bool is_v4() const;
    [[nodiscard]] bool is_loopback() const;
    [[nodiscard]] std::string text() const;
    // The unit of limits: the address, or the /64 network of an IPv6 address.
    [[nodiscard]] IpAddress network() const;
    // The /48 network of an IPv6 address, which may belong to a single customer; std::nullopt for IPv4.
    [[nodiscard]] std::optional<IpAddress> customer_network() const;

    auto operator<=>(const IpAddress&) const = default;
};

// "10.0.0.0/8", "2001:db8::/32", or a single address.
class IpRange {
  public:
    [[nodiscard]] static std::optional<IpRange> parse(std::string_view text);
    [[nodiscard]] bool contains(const IpAddress& address) const;

  private:
    IpAddress first_;
    unsigned prefix_bits_ = 128;
};

[[nodiscard]] bool contains(std::span<const IpRange> ranges, const IpAddress& address);

// The real client: the rightmost hop that is not one of our own proxies. `forwarded_for` is the whole
// X-Forwarded-For list; only entries that trusted proxies wrote are believed.
[[nodiscard]] IpAddress client_address(const IpAddress& peer, std::string_view forwarded_for,
                                       std::span<const IpRange> trusted_proxies);

}  // namespace hoigung::http
