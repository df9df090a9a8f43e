#include "app/content_security_policy.hpp"

#include <set>

#include "app/url_parts.hpp"
#include "http/options.hpp"

namespace hoigung::app {
namespace {

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
    return policy + "; worker-src 'self'; manifest-src 'self'";
}

}  // namespace hoigung::app
