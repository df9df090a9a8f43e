#include "http/access_log.hpp"

#include <cstdint>
#include <string>

#include "base/json_writer.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

namespace hoigung::http {

std::string access_log_members(const AccessEntry& entry) {
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(entry.took).count();
    std::string members;
    members.reserve(256);
    base::JsonWriter(members)
        .member("message", "request")
        .member("listener", entry.listener)
        .member("method", entry.method)
        .member("path", base::mask_telephones(entry.path))
        .member("status", entry.status)
        .member("bytes", static_cast<std::int64_t>(entry.bytes))
        .member("us", std::int64_t{microseconds})
        .member("client", entry.client.text())
        .member("request_id", entry.request_id);
    return members;
}

void write_access_log(const AccessEntry& entry) {
    if (base::log::enabled(base::log::Level::info)) {
        base::log::write_members(base::log::Level::info, access_log_members(entry));
    }
}

}  // namespace hoigung::http
