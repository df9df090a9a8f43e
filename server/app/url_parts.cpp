#include "app/url_parts.hpp"

#include <algorithm>

#include <boost/url/authority_view.hpp>

namespace hoigung::app {
namespace {

struct Parts {
    std::string_view scheme;
    boost::urls::authority_view authority;
};

// Reads only the beginning of an address: a gateway's has placeholders such as {to}, which are not valid in a
// URL.
Parts parts_of(std::string_view url) {
    const std::size_t colon = url.find("://");
    if (colon == std::string_view::npos) return {};
    const std::string_view rest = url.substr(colon + 3);
    const auto authority = boost::urls::parse_authority(rest.substr(0, rest.find_first_of("/?#")));
    if (!authority) return {};
    return {url.substr(0, colon + 3), *authority};
}

}  // namespace

std::string host_of(std::string_view url) {
    return parts_of(url).authority.host();
}

std::string origin_of(std::string_view url) {
    const Parts parts = parts_of(url);
    return std::string(parts.scheme).append(std::string_view(parts.authority.encoded_host_and_port()));
}

bool is_on_this_machine(std::string_view url) {
    const std::string host = host_of(url);
    return host == "localhost" || host == "127.0.0.1" || host == "[::1]";
}

}  // namespace hoigung::app
