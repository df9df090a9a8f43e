#include "endpoints/shared/webhook_address.hpp"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

namespace hoigung::endpoints {

std::string problem_of_webhook(std::string_view url, const WebhookAddressRules& rules) {
    using boost::urls::scheme;
    constexpr std::size_t kLongest = 500;
    const auto address = boost::urls::parse_uri(url);
    const auto takes = [&](scheme id) {
        return id == scheme::https || (rules.may_be_http && id == scheme::http);
    };
    if (!address || !takes(address->scheme_id()) || address->encoded_host().empty() || url.size() > kLongest)
        return "url must be an https address";
    if (address->has_userinfo()) return "url must not hold a password";
    return rules.may_be_told(address->host_address()) ? "" : "url must lead to a host on the internet";
}

}  // namespace hoigung::endpoints
