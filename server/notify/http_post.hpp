#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notify/reach.hpp"

namespace hoigung::notify {

struct HttpPost {
    std::string url;
    std::string content_type;
    std::string body;
    // Complete header lines.
    std::vector<std::string> headers;
    std::chrono::milliseconds timeout{5000};
    Reach reach = Reach::anywhere;
    // When set, at most this much of the answer's text is read, and an answer that is cut or breaks off still
    // counts by its status.
    std::optional<std::size_t> enough_text{};
    // Ignores a proxy in the environment.
    bool is_direct = false;
};

struct HttpAnswer {
    // 0 when there was no answer.
    long status = 0;
    std::string text;
    // Why there was no answer; does not contain the address.
    std::string failure;
    // Whether the receiver may have received the request.
    bool may_have_arrived = false;

    [[nodiscard]] bool is_success() const { return failure.empty() && status >= 200 && status < 300; }
};

// Posts and waits for the answer. Certificates are checked, redirects are not followed.
[[nodiscard]] HttpAnswer http_post(const HttpPost& request);

}  // namespace hoigung::notify
