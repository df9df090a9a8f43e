#include "http/address.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>

#include <arpa/inet.h>

#include "base/ascii.hpp"

namespace hoigung::http {
namespace {

constexpr std::array<std::uint8_t, 12> kMappedPrefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

// One hop of X-Forwarded-For: an address, perhaps with a port ("1.2.3.4:5", "[::1]:5").
std::optional<IpAddress> parse_hop(std::string_view hop) {
    hop = base::trim_blanks(hop);
    if (hop.starts_with('[')) {
        const auto end = hop.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        return IpAddress::parse(hop.substr(1, end - 1));
    }
    const auto colon = hop.find(':');
    if (colon != std::string_view::npos && hop.find('.') < colon) hop = hop.substr(0, colon);
    return IpAddress::parse(hop);
}

}  // namespace

std::optional<IpAddress> IpAddress::parse(std::string_view text) {
    std::array<char, INET6_ADDRSTRLEN> terminated{};
    if (text.empty() || text.size() >= terminated.size()) return std::nullopt;
    std::copy(text.begin(), text.end(), terminated.begin());
    std::array<std::uint8_t, 4> v4{};
    if (inet_pton(AF_INET, terminated.data(), v4.data()) == 1) return from_v4(v4);
    IpAddress address;
    if (inet_pton(AF_INET6, terminated.data(), address.bytes.data()) == 1) return address;
    return std::nullopt;
}

IpAddress IpAddress::from_v4(const std::array<std::uint8_t, 4>& v4) {
    IpAddress address;
    std::copy(kMappedPrefix.begin(), kMappedPrefix.end(), address.bytes.begin());
    std::copy(v4.begin(), v4.end(), address.bytes.begin() + kMappedPrefix.size());
    return address;
}

bool IpAddress::is_v4() const {
    return std::equal(kMappedPrefix.begin(), kMappedPrefix.end(), bytes.begin());
}

bool IpAddress::is_loopback() const {
    if (is_v4()) return bytes[12] == 127;
    IpAddress loopback;
    loopback.bytes[15] = 1;
    return *this == loopback;
}

std::string IpAddress::text() const {
    std::array<char, INET6_ADDRSTRLEN> out{};
    if (is_v4()) {
        inet_ntop(AF_INET, bytes.data() + kMappedPrefix.size(), out.data(), out.size());
    } else {
        inet_ntop(AF_INET6, bytes.data(), out.data(), out.size());
    }
    return out.data();
}

IpAddress IpAddress::network() const {
    if (is_v4()) return *this;
    IpAddress network = *this;
    std::fill(network.bytes.begin() + 8, network.bytes.end(), std::uint8_t{0});
    return network;
}

std::optional<IpAddress> IpAddress::customer_network() const {
    if (is_v4()) return std::nullopt;
    IpAddress network = *this;
    std::fill(network.bytes.begin() + 6, network.bytes.end(), std::uint8_t{0});
    return network;
}

std::optional<IpRange> IpRange::parse(std::string_view text) {
    const auto slash = text.find('/');
    const auto address = IpAddress::parse(text.substr(0, slash));
    if (!address) return std::nullopt;
    IpRange range;
    range.first_ = *address;
    if (slash == std::string_view::npos) return range;

    const std::string_view digits = text.substr(slash + 1);
    unsigned bits = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    const bool is_v4 = text.substr(0, slash).find(':') == std::string_view::npos;
    if (bits > (is_v4 ? 32U : 128U)) return std::nullopt;
    range.prefix_bits_ = is_v4 ? bits + 96 : bits;
    return range;
}

bool IpRange::contains(const IpAddress& address) const {
    const std::size_t whole = prefix_bits_ / 8;
    if (!std::equal(first_.bytes.begin(), first_.bytes.begin() + static_cast<std::ptrdiff_t>(whole),
                    address.bytes.begin())) {
        return false;
    }
    const unsigned rest = prefix_bits_ % 8;
    if (rest == 0) return true;
    const unsigned mask = 0xFFU << (8 - rest);
    return ((first_.bytes[whole] ^ address.bytes[whole]) & mask & 0xFFU) == 0;
}

bool contains(std::span<const IpRange> ranges, const IpAddress& address) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const IpRange& range) { return range.contains(address); });
}

IpAddress client_address(const IpAddress& peer, std::string_view forwarded_for,
                         std::span<const IpRange> trusted_proxies) {
    IpAddress client = peer;
    while (!forwarded_for.empty() && contains(trusted_proxies, client)) {
        const auto comma = forwarded_for.rfind(',');
        const bool last = comma == std::string_view::npos;
        const auto hop = parse_hop(last ? forwarded_for : forwarded_for.substr(comma + 1));
        if (!hop) break;
        client = *hop;
        forwarded_for = last ? std::string_view{} : forwarded_for.substr(0, comma);
    }
    return client;
}

}  // namespace hoigung::http
