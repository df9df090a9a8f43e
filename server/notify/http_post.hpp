#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::notify {

// Whom a request may go to.
enum class Reach {
    anywhere,
    // Not to this machine or a private network, whatever its host name.
    the_internet,
};

struct HttpPost {
    std::string url;
    std::string content_type;
    std::string body;
    // Whole header lines.
    std::vector<std::string> headers;
    std::chrono::milliseconds timeout{5000};
    Reach reach = Reach::anywhere;
    // When given, the status alone says whether it was taken, and so much of the text is read at most,
    // however long it is.
    std::optional<std::size_t> enough_text{};
    // Whether a proxy that the environment names is ignored.
    bool is_direct = false;
};

struct HttpAnswer {
    // 0 when there was none.
    long status = 0;
    std::string text;
    // Why there was none, in words without the address.
    std::string failure;
    // Whether the receiver may have got the request.
    bool may_have_arrived = false;

    [[nodiscard]] bool is_success() const { return failure.empty() && status >= 200 && status < 300; }
};

// Posts and waits for the answer. Certificates are checked, redirects are not followed.
[[nodiscard]] HttpAnswer http_post(const HttpPost& request);

}  // namespace hoigung::notify
