#include "notify/reachable.hpp"

#include <array>
#include <memory>
#include <stdexcept>

#include <curl/curl.h>

#include "notify/curl_setup.hpp"

namespace hoigung::notify {

std::string why_unreachable(const std::string& url, bool may_be_plain, std::chrono::milliseconds timeout) {
    start_curl();
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle) throw std::runtime_error("curl could not be started");
    CURL* curl = handle.get();
    std::array<char, CURL_ERROR_SIZE> problem{};
    curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps,http,https");
    curl_easy_setopt(curl, CURLOPT_CONNECT_ONLY, 1L);
    curl_easy_setopt(curl, CURLOPT_USE_SSL,
                     static_cast<long>(may_be_plain ? CURLUSESSL_TRY : CURLUSESSL_ALL));
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(timeout.count()));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, problem.data());
    const CURLcode outcome = curl_easy_perform(curl);
    if (outcome == CURLE_OK) return "";
    return problem.front() == '\0' ? curl_easy_strerror(outcome) : problem.data();
}

}  // namespace hoigung::notify
