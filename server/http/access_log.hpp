#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "http/address.hpp"

namespace hoigung::http {

struct AccessEntry {
    std::string_view listener;
    std::string_view method;
    // Without the query: people type their telephone numbers into search boxes.
    std::string_view path;
    int status = 0;
    std::size_t bytes = 0;
    std::chrono::nanoseconds took{};
    IpAddress client;
    std::string_view request_id;
};

// Writes one JSON line; telephones in the path are masked.
void write_access_log(const AccessEntry& entry);
// The JSON members of that line.
[[nodiscard]] std::string access_log_members(const AccessEntry& entry);

}  // namespace hoigung::http
