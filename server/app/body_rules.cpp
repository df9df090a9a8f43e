#include "app/body_rules.hpp"

namespace hoigung::app {

http::BodyRuleFor body_rules(const Settings& settings) {
    const auto json = static_cast<std::size_t>(settings.json_body_kib) * 1024;
    const auto report = static_cast<std::size_t>(settings.collector_body_kib) * 1024;
    return [json, report](const http::Request& request) {
        const std::string_view path = request.target.path();
        // Read by their calls themselves, as they come.
        const bool is_picture = (path.starts_with("/api/partner/companies/") && path.ends_with("/logo")) ||
                                (path.starts_with("/api/partner/banners/") && path.ends_with("/picture"));
        if (is_picture || path == "/api/partner/batch" || path == "/api/seeker/upload")
            return http::BodyRule{0, true};
        if (path == "/api/events" || path == "/api/errors") return http::BodyRule{report, false};
        return http::BodyRule{json, false};
    };
}

}  // namespace hoigung::app
