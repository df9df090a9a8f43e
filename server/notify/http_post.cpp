#include "notify/http_post.hpp"

#include "notify/transfer.hpp"

namespace hoigung::notify {

HttpAnswer http_post(const HttpPost& request) {
    constexpr std::size_t kLargestAnswer = 64 * 1024;
    Transfer transfer({.url = request.url,
                       .protocols = "http,https",
                       .timeout = request.timeout,
                       .reach = request.reach,
                       .is_direct = request.is_direct});
    HttpAnswer answer;
    transfer.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
    transfer.set(CURLOPT_POSTFIELDS, request.body.data());
    transfer.add_header("Content-Type: " + request.content_type);
    transfer.add_header("Expect:");
    for (const std::string& header : request.headers) transfer.add_header(header);
    transfer.receive(answer.text, request.enough_text.value_or(kLargestAnswer));
    const bool is_completed = transfer.run();
    answer.status = transfer.status();
    const bool is_answered = is_completed || (request.enough_text && answer.status != 0);
    if (!is_answered) answer.failure = transfer.failure();
    answer.may_have_arrived = transfer.is_begun();
    return answer;
}

}  // namespace hoigung::notify
