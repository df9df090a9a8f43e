#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "notify/http_post.hpp"

namespace hoigung::notify {

struct HttpGet {
    std::string url;
    std::chrono::milliseconds timeout{60'000};
    std::size_t largest_answer = 0;
    Reach reach = Reach::anywhere;
    // Ends the request when it becomes true.
    const std::atomic<bool>* stopping = nullptr;
};

struct HttpDocument {
    HttpAnswer answer;
    // The charset of the Content-Type; empty when it has none.
    std::string charset;
    // The final address, after redirects.
    std::string url;
};

// Fetches a document. Certificates are checked, a few redirects are followed within the same reach.
[[nodiscard]] HttpDocument http_get(const HttpGet& request);

}  // namespace hoigung::notify
