#include "notify/http_post.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include <curl/curl.h>

#include "notify/curl_setup.hpp"

namespace hoigung::notify {
namespace {

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using HeaderList = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

constexpr std::size_t kLargestAnswer = 64 * 1024;

struct Taking {
    std::string& text;
    std::size_t most;
};

// Stops reading when the answer becomes too long.
std::size_t take_answer(char* bytes, std::size_t, std::size_t count, void* taking) {
    auto& [text, most] = *static_cast<Taking*>(taking);
    text.append(bytes, std::min(count, most - text.size()));
    return text.size() < most ? count : 0;
}

HeaderList headers_of(const HttpPost& request) {
    HeaderList list(curl_slist_append(nullptr, ("Content-Type: " + request.content_type).c_str()),
                    curl_slist_free_all);
    list.reset(curl_slist_append(list.release(), "Expect:"));
    for (const std::string& header : request.headers)
        list.reset(curl_slist_append(list.release(), header.c_str()));
    return list;
}

}  // namespace

HttpAnswer http_post(const HttpPost& request) {
    start_curl();
    const Handle handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle) throw std::runtime_error("curl could not be started");
    CURL* curl = handle.get();
    const HeaderList headers = headers_of(request);
    HttpAnswer answer;
    curl_easy_setopt(curl, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.data());
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
    if (request.is_direct) curl_easy_setopt(curl, CURLOPT_PROXY, "");
    Taking taking{answer.text, request.enough_text.value_or(kLargestAnswer)};
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_answer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &taking);
    if (request.reach == Reach::the_internet)
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_public_socket);
    const CURLcode outcome = curl_easy_perform(curl);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer.status);
    const bool is_answered = outcome == CURLE_OK || (request.enough_text && answer.status != 0);
    if (!is_answered) answer.failure = curl_easy_strerror(outcome);
    long sent_bytes = 0;
    curl_easy_getinfo(curl, CURLINFO_REQUEST_SIZE, &sent_bytes);
    answer.may_have_arrived = sent_bytes > 0;
    return answer;
}

}  // namespace hoigung::notify
