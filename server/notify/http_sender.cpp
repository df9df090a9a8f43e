#include "notify/http_sender.hpp"

#include <memory>
#include <mutex>
#include <stdexcept>

#include <curl/curl.h>
#include <fmt/format.h>

#include "base/log.hpp"
#include "notify/body_template.hpp"

namespace hoigung::notify {
namespace {

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using HeaderList = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

constexpr std::size_t kLargestAnswer = 64 * 1024;

std::size_t take_answer(char* bytes, std::size_t, std::size_t count, void* answer) {
    auto& text = *static_cast<std::string*>(answer);
    if (text.size() + count > kLargestAnswer) return 0;
    text.append(bytes, count);
    return count;
}

HeaderList headers_of(const std::string& content_type, const std::string& line) {
    HeaderList list(curl_slist_append(nullptr, ("Content-Type: " + content_type).c_str()),
                    curl_slist_free_all);
    for (const std::string& header : {std::string("Expect:"), line}) {
        if (!header.empty()) list.reset(curl_slist_append(list.release(), header.c_str()));
    }
    return list;
}

struct Post {
    std::string url;
    std::string body;
    HeaderList headers;
    std::chrono::milliseconds timeout;
};

struct Answer {
    CURLcode outcome = CURLE_OK;
    long status = 0;
    std::string text;
};

Answer post(const Post& request) {
    const Handle handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle) throw std::runtime_error("curl could not be started");
    CURL* curl = handle.get();
    Answer answer;
    curl_easy_setopt(curl, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.data());
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, request.headers.get());
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_answer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer.text);
    answer.outcome = curl_easy_perform(curl);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer.status);
    return answer;
}

}  // namespace

HttpSender::HttpSender(GatewaySettings gateway, LoginTextSettings texts)
    : gateway_(std::move(gateway)), texts_(std::move(texts)) {
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

bool HttpSender::send(const domain::LoginMessage& message) {
    const bool is_call = message.channel == domain::Channel::voice;
    const std::string& url = is_call && !gateway_.voice_url.empty() ? gateway_.voice_url : gateway_.url;
    const std::string& body = is_call && !gateway_.voice_body.empty() ? gateway_.voice_body : gateway_.body;
    if (url.empty()) {
        base::log::error("a login code was not sent: otp_gateway_url is not set");
        return false;
    }
    const std::map<std::string, std::string, std::less<>> values{
        {"to", message.telephone.text()},
        {"number", message.telephone.text().substr(1)},
        {"text", login_text(message, texts_)},
        {"code", std::to_string(message.code)},
        {"channel", std::string(base::name_of(message.channel))},
        {"language", std::string(base::name_of(message.locale))},
        {"key", gateway_.key},
    };
    const Answer answer =
        post({fill_template(url, values, Escaping::form),
              fill_template(body, values, escaping_for(gateway_.content_type)),
              headers_of(gateway_.content_type, fill_template(gateway_.header, values, Escaping::none)),
              gateway_.timeout});
    const bool is_taken = answer.outcome == CURLE_OK && answer.status >= 200 && answer.status < 300 &&
                          answer.text.find(gateway_.success_text) != std::string::npos;
    if (!is_taken) {
        // Neither address nor answer is logged: both may hold the key or the code.
        base::log::warning("the gateway did not take a login code: {}",
                           answer.outcome == CURLE_OK ? fmt::format("status {}", answer.status)
                                                      : std::string(curl_easy_strerror(answer.outcome)));
    }
    return is_taken;
}

}  // namespace hoigung::notify
