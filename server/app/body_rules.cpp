#include "app/body_rules.hpp"

#include "app/service_roots.hpp"

namespace hoigung::app {

namespace {

// The paths whose calls read the body themselves as it arrives.
bool is_streamed(std::string_view path, const Settings& settings) {
    if (const auto call = below(settings.seeker_root, path)) return *call == "/upload";
    if (const auto call = below(settings.portal_root, path))
        return call->starts_with("/companies/") &&
               (call->ends_with("/logo") || call->ends_with("/proof") || call->ends_with("/jobs/import"));
    const auto call = below(settings.partner_root, path);
    if (!call) return false;
    return *call == "/batch" || (call->starts_with("/companies/") && call->ends_with("/logo")) ||
           (call->starts_with("/banners/") && call->ends_with("/picture"));
}

}  // namespace

http::BodyRuleFor body_rules(const Settings& settings) {
    const auto json = static_cast<std::size_t>(settings.json_body_kib) * 1024;
    const auto report = static_cast<std::size_t>(settings.collector_body_kib) * 1024;
    return [&settings, json, report](const http::Request& request) {
        const std::string_view path = request.target.path();
        if (is_streamed(path, settings)) return http::BodyRule{0, true};
        if (path == "/api/events" || path == "/api/errors") return http::BodyRule{report, false};
        return http::BodyRule{json, false};
    };
}

}  // namespace hoigung::app
