#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::notify {

// A mail server's answer to one command (RFC 5321).
struct SmtpReply {
    int code = 0;
    // The enhanced status code (RFC 3463), such as "5.1.1"; empty when the server gave none.
    std::string status{};

    bool operator==(const SmtpReply&) const = default;
};

// The last reply with a code among the lines that a server sent. A reply may have several lines.
[[nodiscard]] std::optional<SmtpReply> last_reply(std::string_view lines, int code);

// Whether the answer to a recipient says that the address does not exist. Refusals without an enhanced status
// code do not count: servers also send 550 when they distrust the sender.
[[nodiscard]] bool says_unknown_address(const SmtpReply& reply);

}  // namespace hoigung::notify
