#include "notify/reachable.hpp"

#include "notify/transfer.hpp"

namespace hoigung::notify {

std::string why_unreachable(const std::string& url, bool may_be_plain, std::chrono::milliseconds timeout) {
    Transfer transfer(
        {.url = url, .protocols = "smtp,smtps,http,https", .timeout = timeout, .is_direct = true});
    transfer.set(CURLOPT_CONNECT_ONLY, 1L);
    transfer.encrypt(may_be_plain);
    return transfer.run() ? "" : transfer.details();
}

}  // namespace hoigung::notify
