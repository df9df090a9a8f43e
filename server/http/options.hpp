#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "http/address.hpp"
#include "http/handler.hpp"
#include "http/rate_limiter.hpp"

namespace hoigung::http {

struct Limits {
    // Request line and header fields together; larger heads get 431.
    std::size_t head_bytes = 16 * 1024;
    std::size_t head_fields = 100;
    // Open connections; further ones get 503 and are closed.
    std::size_t connections = 10'000;
    std::size_t connections_per_address = 1'000;
    // The most answers to pipelined requests that are batched into one write.
    std::size_t pipelined = 16;
    // Timeouts: between requests, for a head, and for a body or an answer (after `transfer_time` the minimum
    // rate applies).
    std::chrono::milliseconds idle{30'000};
    std::chrono::milliseconds head_time{10'000};
    std::chrono::milliseconds transfer_time{10'000};
    std::size_t transfer_bytes_per_second = 1024;
    // How long a handler may be silent; then the client gets 503 and is disconnected. Starts again with each
    // chunk of a body that the handler requests.
    std::chrono::milliseconds handler_time{60'000};
    // How long a handler may take once the client has closed its sending half. Most such clients have left;
    // a few still read.
    std::chrono::milliseconds half_closed_time{5'000};
    RateLimit rate;
};

// Sent with every answer; a handler's own Content-Security-Policy overrides this one.
struct SecurityHeaders {
    std::string content_security_policy =
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    std::string permissions_policy = "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)";
    // Strict-Transport-Security, for sites behind TLS: "max-age=31536000; includeSubDomains". Empty for none.
    std::string strict_transport_security;
};

struct ServerOptions {
    // The listener's name in metrics and in the log.
    std::string name = "site";
    std::string address = "127.0.0.1";
    // 0: any free port; Server::port() tells which.
    std::uint16_t port = 0;
    // Network threads; 0: one per core.
    unsigned threads = 0;
    Limits limits;
    // Without a rule, every body may have 256 KiB.
    BodyRuleFor body_rule;
    SecurityHeaders security;
    std::vector<IpRange> trusted_proxies;
    bool access_log = true;
};

}  // namespace hoigung::http
