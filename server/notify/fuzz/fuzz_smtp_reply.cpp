#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "notify/smtp_reply.hpp"

// Whatever a server sends, a status is that of the code that was asked for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hoigung;
    const std::string_view lines(reinterpret_cast<const char*>(data), size);
    const auto reply = notify::last_reply(lines, 550);
    if (!reply) return 0;
    base::require(reply->code == 550);
    base::require(lines.find("550") != std::string_view::npos);
    base::require(reply->status.empty() || reply->status.starts_with("5."));
    base::require(reply->status.find_first_not_of("0123456789.") == std::string_view::npos);
    base::require(reply->status.size() <= std::string_view("5.123.123").size());
    return 0;
}
