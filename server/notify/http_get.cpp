#include "notify/http_get.hpp"

#include <memory>
#include <stdexcept>

#include <curl/curl.h>

#include "notify/curl_setup.hpp"

namespace hoigung::notify {
namespace {

struct Received {
    std::string& text;
    std::size_t most;
};

std::size_t take_bytes(char* bytes, std::size_t, std::size_t count, void* received) {
    const auto& [text, most] = *static_cast<Received*>(received);
    if (text.size() + count > most) return 0;
    text.append(bytes, count);
    return count;
}

int stop_when_told(void* stopping, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<const std::atomic<bool>*>(stopping)->load() ? 1 : 0;
}

std::string charset_of(const char* content_type) {
    const std::string text = content_type != nullptr ? content_type : "";
    constexpr std::string_view kName = "charset=";
    const std::size_t at = text.find(kName);
    if (at == std::string::npos) return {};
    const std::size_t begin = text.find_first_not_of("\" '", at + kName.size());
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_first_of("\" ';", begin) - begin);
}

}  // namespace

HttpDocument http_get(const HttpGet& request) {
    start_curl();
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle) throw std::runtime_error("curl could not be started");
    CURL* curl = handle.get();
    HttpDocument document;
    Received received{document.answer.text, request.largest_answer};
    curl_easy_setopt(curl, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
    curl_easy_setopt(curl, CURLOPT_MAXREDIRS, 5L);
    curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Hoigung/1.0 (job feeds)");
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_bytes);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &received);
    if (request.stopping != nullptr) {
        curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
        curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop_when_told);
        curl_easy_setopt(curl, CURLOPT_XFERINFODATA, request.stopping);
    }
    if (request.reach == Reach::the_internet)
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_public_socket);
    const CURLcode outcome = curl_easy_perform(curl);
    if (outcome != CURLE_OK) document.answer.failure = curl_easy_strerror(outcome);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &document.answer.status);
    const char* text = nullptr;
    curl_easy_getinfo(curl, CURLINFO_CONTENT_TYPE, &text);
    document.charset = charset_of(text);
    text = nullptr;
    curl_easy_getinfo(curl, CURLINFO_EFFECTIVE_URL, &text);
    document.url = text != nullptr ? text : request.url;
    return document;
}

}  // namespace hoigung::notify
