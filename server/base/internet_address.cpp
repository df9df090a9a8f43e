#include "base/internet_address.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <arpa/inet.h>

namespace hoigung::base {
namespace {

// The `user@host:port` of a web address; empty for any other text.
std::string_view authority_of(std::string_view url) {
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (!url.starts_with(scheme)) continue;
        url.remove_prefix(scheme.size());
        return url.substr(0, url.find_first_of("/?#\\"));
    }
    return {};
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// Browsers treat a host whose last label is a number as an IPv4 address, however it is written.
bool is_number(std::string_view label) {
    return !label.empty() && (std::ranges::all_of(label, is_digit) || label.starts_with("0x"));
}

bool is_public_name(std::string_view host) {
    constexpr std::array<std::string_view, 7> kLocal{".local",     ".localhost", ".internal", ".intranet",
                                                     ".home.arpa", ".lan",       ".corp"};
    if (host.ends_with('.')) host.remove_suffix(1);
    // A name without a dot belongs to a local network.
    return host.find('.') != std::string_view::npos && !host.starts_with('.') &&
           std::ranges::none_of(kLocal, [&](std::string_view ending) { return host.ends_with(ending); });
}

bool is_public_v6_text(const std::string& text) {
    std::array<std::uint8_t, 16> bytes{};
    return inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1 && is_public_v6(bytes);
}

bool is_public_host(std::string host) {
    std::ranges::transform(host, host.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    if (host.starts_with('[')) {
        const std::size_t end = host.find(']');
        return end != std::string::npos && is_public_v6_text(host.substr(1, end - 1));
    }
    host.resize(std::min(host.find(':'), host.size()));
    // Refuses percent-encoded hosts, because browsers would decode them.
    if (host.find('%') != std::string::npos) return false;
    std::string_view whole = host;
    if (whole.ends_with('.')) whole.remove_suffix(1);
    const std::size_t dot = whole.rfind('.');
    if (!is_number(whole.substr(dot == std::string_view::npos ? 0 : dot + 1))) return is_public_name(host);
    std::array<std::uint8_t, 4> bytes{};
    return inet_pton(AF_INET, std::string(whole).c_str(), bytes.data()) == 1 && is_public_v4(bytes);
}

}  // namespace

bool is_public_v4(std::span<const std::uint8_t, 4> ip) {
    const bool is_private = ip[0] == 0 || ip[0] == 10 || ip[0] == 127 || ip[0] >= 224 ||
                            (ip[0] == 100 && (ip[1] & 0xC0) == 64) || (ip[0] == 169 && ip[1] == 254) ||
                            (ip[0] == 172 && (ip[1] & 0xF0) == 16) || (ip[0] == 192 && ip[1] == 168) ||
                            (ip[0] == 192 && ip[1] == 0 && ip[2] == 0) ||
                            (ip[0] == 198 && (ip[1] & 0xFE) == 18);
    return !is_private;
}

// Global unicast, 2000::/3, without the ranges that embed an IPv4 address.
bool is_public_v6(std::span<const std::uint8_t, 16> ip) {
    const bool is_6to4 = ip[0] == 0x20 && ip[1] == 0x02;
    const bool is_teredo = ip[0] == 0x20 && ip[1] == 0x01 && ip[2] == 0 && ip[3] == 0;
    return (ip[0] & 0xE0) == 0x20 && !is_6to4 && !is_teredo;
}

bool is_public_web_address(std::string_view url) {
    const std::string_view authority = authority_of(url);
    return !authority.empty() && authority.find('@') == std::string_view::npos &&
           is_public_host(std::string(authority));
}

}  // namespace hoigung::base
