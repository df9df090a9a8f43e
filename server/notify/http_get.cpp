#include "notify/http_get.hpp"

#include "notify/transfer.hpp"

namespace hoigung::notify {
namespace {

std::string charset_of(const std::string& content_type) {
    constexpr std::string_view kName = "charset=";
    const std::size_t at = content_type.find(kName);
    if (at == std::string::npos) return {};
    const std::size_t begin = content_type.find_first_not_of("\" '", at + kName.size());
    if (begin == std::string::npos) return {};
    return content_type.substr(begin, content_type.find_first_of("\" ';", begin) - begin);
}

}  // namespace

HttpDocument http_get(const HttpGet& request) {
    Transfer transfer(
        {.url = request.url, .protocols = "http,https", .timeout = request.timeout, .reach = request.reach});
    HttpDocument document;
    transfer.set(CURLOPT_FOLLOWLOCATION, 1L);
    transfer.set(CURLOPT_MAXREDIRS, 5L);
    transfer.set(CURLOPT_ACCEPT_ENCODING, "");
    transfer.set(CURLOPT_USERAGENT, "Hoigung/1.0 (job feeds)");
    transfer.receive(document.answer.text, request.largest_answer);
    if (request.stopping != nullptr) transfer.stop_when(*request.stopping);
    if (!transfer.run()) document.answer.failure = transfer.failure();
    document.answer.status = transfer.status();
    document.charset = charset_of(transfer.text_of(CURLINFO_CONTENT_TYPE));
    document.url = transfer.text_of(CURLINFO_EFFECTIVE_URL);
    if (document.url.empty()) document.url = request.url;
    return document;
}

}  // namespace hoigung::notify
