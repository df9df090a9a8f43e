#include "notify/push_address.hpp"

#include <algorithm>

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

namespace hoigung::notify {

namespace {

using boost::urls::scheme;

constexpr std::size_t kLongest = 2000;

bool is_of(std::string_view host, std::string_view end) {
    if (end.empty() || !host.ends_with(end)) return false;
    return host.size() == end.size() || host[host.size() - end.size() - 1] == '.';
}

}  // namespace

bool PushAddresses::allow(std::string_view endpoint) const {
    const auto address = boost::urls::parse_uri(endpoint);
    if (!address || endpoint.size() > kLongest || address->encoded_host().empty() ||
        address->has_userinfo() || address->has_fragment())
        return false;
    if (is_anywhere) return address->scheme_id() == scheme::https || address->scheme_id() == scheme::http;
    const bool is_usual_port = !address->has_port() || address->port() == "443";
    if (address->scheme_id() != scheme::https || !is_usual_port) return false;
    const std::string host = address->host_address();
    return std::ranges::any_of(hosts, [&](const std::string& end) { return is_of(host, end); });
}

std::string origin_of(std::string_view endpoint) {
    const boost::urls::url_view address = boost::urls::parse_uri(endpoint).value();
    return std::string(address.encoded_origin());
}

}  // namespace hoigung::notify
