#include "app/content_security_policy.hpp"

#include <set>

#include "http/options.hpp"

namespace hoigung::app {
namespace {

// `https://host:port` of an address elsewhere; "" for a path of this site and for an empty one. What precedes
// an @ is a key, not part of the origin.
std::string origin_of(std::string_view url) {
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos) return {};
    std::string_view host = url.substr(scheme + 3);
    host = host.substr(0, host.find_first_of("/?#"));
    host.remove_prefix(host.rfind('@') + 1);
    return std::string(url.substr(0, scheme + 3)).append(host);
}

void allow(std::string& policy, std::string_view directive, std::string_view place) {
    policy.insert(policy.find(directive) + directive.size(), std::string(" ").append(place));
}

}  // namespace

std::string content_security_policy(const Settings& settings) {
    std::string policy = http::SecurityHeaders{}.content_security_policy;
    if (const std::string host = origin_of(settings.content_url); !host.empty()) {
        for (const std::string_view directive : {"img-src 'self'", "connect-src 'self'"})
            allow(policy, directive, host);
    }
    std::set<std::string, std::greater<>> collectors;
    for (const std::string& url : {settings.events_url, settings.page_views_url, settings.errors_url}) {
        if (auto origin = origin_of(url); !origin.empty()) collectors.insert(std::move(origin));
    }
    for (const std::string& origin : collectors) allow(policy, "connect-src 'self'", origin);
    return policy;
}

}  // namespace hoigung::app
